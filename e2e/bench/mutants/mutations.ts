import ts from 'typescript';

/** A change of a source file that its tests should notice: `text` in the place of the characters from `start` to `end`. */
export interface Mutation {
  /** The file, from the root of the repository. */
  file: string;
  start: number;
  end: number;
  text: string;
  /** The expression or statement that it changes, which can be chosen while the program runs; null: it is evaluated once. */
  whole: { start: number; end: number; isStatement: boolean } | null;
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

/** The expression or statement around a change that can stand for itself. */
function wholeOf(changed: ts.Node): Mutation['whole'] {
  let whole =
    ts.isToken(changed) && ts.isBinaryExpression(changed.parent) ? changed.parent : changed;
  if (ts.isIdentifier(whole) && ts.isPropertyAccessExpression(whole.parent))
    whole = whole.parent.parent;
  // What follows a `?.` is not evaluated where there is nothing before it.
  while (ts.isOptionalChain(whole.parent) && whole.parent.expression === whole)
    whole = whole.parent;
  const isLater = ts.findAncestor(
    whole,
    (node) => ts.isFunctionLike(node) || ts.isPropertyDeclaration(node),
  );
  if (!isLater) return null;
  const isStatement = ts.isExpressionStatement(whole) || ts.isThrowStatement(whole);
  return { start: whole.getStart(), end: whole.getEnd(), isStatement };
}

/** All mutations of a source file, in its order. */
export function mutationsOf(file: string, source: string): Mutation[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isModuleDeclaration(node)) return;
    if (!isOfText(node))
      for (const [changed, text] of changesOf(node))
        found.push({
          file,
          start: changed.getStart(),
          end: changed.getEnd(),
          text,
          whole: wholeOf(changed),
        });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The source with the mutation. */
export const mutate = (source: string, { start, end, text }: Mutation): string =>
  source.slice(0, start) + text + source.slice(end);

/** A source with some mutations; `globalThis.mutant` says which one runs, by its number. */
export function switchable(source: string, mutations: ReadonlyMap<number, Mutation>): string {
  const wholes = [...mutations]
    .flatMap(([number, { whole, ...mutation }]) => (whole ? [{ ...whole, mutation, number }] : []))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  /** Writes part of the source, and switches in it what is shorter than `length`. */
  const write = (from: number, to: number, length: number): string => {
    let written = '';
    let at = from;
    for (const { start, end, isStatement } of wholes) {
      if (start < at || end > to || end - start >= length) continue;
      const choices = wholes
        .filter((one) => one.start === start && one.end === end)
        .map(({ mutation, number }) => {
          const text =
            source.slice(start, mutation.start) + mutation.text + source.slice(mutation.end, end);
          const isChosen = `globalThis.mutant === ${number}`;
          return isStatement ? `if (${isChosen}) { ${text} } else ` : `${isChosen} ? (${text}) : `;
        })
        .join('');
      const own = write(start, end, end - start);
      written += source.slice(at, start);
      written += isStatement ? `{ ${choices}${own} }` : `(${choices}(${own}))`;
      at = end;
    }
    return written + source.slice(at, to);
  };
  return write(0, source.length, Infinity);
}
