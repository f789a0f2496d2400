import ts from 'typescript';

/** A change of a source file that its tests should notice: `text` in the place of the characters from `start` to `end`. */
export interface Mutation {
  /** The file, from the root of the repository. */
  file: string;
  start: number;
  end: number;
  text: string;
}

const { SyntaxKind } = ts;

/** What stands for each operator: its boundary, its opposite, or another of its kind. */
const operators = new Map<ts.SyntaxKind, string[]>([
  [SyntaxKind.LessThanToken, ['<=', '>=']],
  [SyntaxKind.LessThanEqualsToken, ['<', '>']],
  [SyntaxKind.GreaterThanToken, ['>=', '<=']],
  [SyntaxKind.GreaterThanEqualsToken, ['>', '<']],
  [SyntaxKind.EqualsEqualsEqualsToken, ['!==']],
  [SyntaxKind.ExclamationEqualsEqualsToken, ['===']],
  [SyntaxKind.AmpersandAmpersandToken, ['||']],
  [SyntaxKind.BarBarToken, ['&&']],
  [SyntaxKind.QuestionQuestionToken, ['&&']],
  [SyntaxKind.PlusToken, ['-']],
  [SyntaxKind.MinusToken, ['+']],
  [SyntaxKind.AsteriskToken, ['/']],
  [SyntaxKind.SlashToken, ['*']],
  [SyntaxKind.PercentToken, ['*']],
  [SyntaxKind.PlusEqualsToken, ['-=']],
  [SyntaxKind.MinusEqualsToken, ['+=']],
]);

/** What stands for each method. */
const methods = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
]);

/** What can stand for a node, as the text of the whole node or of a part of it. */
function* changesOf(node: ts.Node): Generator<[changed: ts.Node, text: string]> {
  if (ts.isBinaryExpression(node)) {
    for (const text of operators.get(node.operatorToken.kind) ?? [])
      yield [node.operatorToken, text];
  } else if (ts.isConditionalExpression(node) || ts.isIfStatement(node)) {
    const condition = ts.isIfStatement(node) ? node.expression : node.condition;
    yield [condition, 'true'];
    yield [condition, 'false'];
  } else if (node.kind === SyntaxKind.TrueKeyword && !ts.isLiteralTypeNode(node.parent)) {
    yield [node, 'false'];
  } else if (node.kind === SyntaxKind.FalseKeyword && !ts.isLiteralTypeNode(node.parent)) {
    yield [node, 'true'];
  } else if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken) {
    yield [node, node.operand.getText()];
  } else if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent)) {
    const text = node.parent.expression === node && methods.get(node.name.text);
    if (text) yield [node.name, text];
    // A list keeps what its filter would drop.
    if (node.name.text === 'filter') yield [node.parent, node.expression.getText()];
  } else if (ts.isExpressionStatement(node) || ts.isThrowStatement(node)) {
    yield [node, ';'];
  }
}

/** Texts are joined with `+`, and never subtracted. */
const isOfText = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  [node.left, node.right].some(
    (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
  );

/** All mutations of a source file, in its order. */
export function mutationsOf(file: string, source: string): Mutation[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isModuleDeclaration(node)) return;
    if (!isOfText(node))
      for (const [changed, text] of changesOf(node))
        found.push({ file, start: changed.getStart(), end: changed.getEnd(), text });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The source with the mutation. */
export const mutate = (source: string, { start, end, text }: Mutation): string =>
  source.slice(0, start) + text + source.slice(end);
