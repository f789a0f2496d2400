/** What these rules use of oxlint's nodes and scopes, which are ESLint's. */
interface Node {
  type: string;
  name: string;
  parent: Node;
}
interface Scope {
  set: Map<
    string,
    {
      references: { identifier: Node; isWriteOnly(): boolean }[];
      defs: { type: string; node: Node; parent: Node | null }[];
    }
  >;
  upper: Scope | null;
}
interface Context {
  options: { selector: string; message: string }[];
  sourceCode: { getScope(node: Node): Scope };
  report(found: { node: Node; message: string }): void;
}

/** ESLint's rule of this name: a message for each node that a selector matches. */
const syntax = ({ options, report }: Context) =>
  Object.fromEntries(
    options.map(({ selector, message }) => [selector, (node: Node) => report({ node, message })]),
  );

const isInType = ({ parent }: Node): boolean =>
  parent.type === 'TSTypeQuery' || (parent.type === 'TSQualifiedName' && isInType(parent));

/** oxlint's no-unused-vars takes `typeof value` in a type for a use of the value. */
const valueForTypes = ({ sourceCode, report }: Context) => ({
  'TSTypeQuery Identifier'(node: Node) {
    let scope: Scope | null = sourceCode.getScope(node);
    while (scope && !scope.set.has(node.name)) scope = scope.upper;
    const { references = [], defs = [] } = scope?.set.get(node.name) ?? {};
    const [definition] = defs;
    if (!definition || /^(ImportBinding|Parameter|Type)$/.test(definition.type)) return;
    const { parent } = definition.parent ?? definition.node;
    if (parent.type.startsWith('Export')) return;
    if (references.every((one) => one.isWriteOnly() || isInType(one.identifier)))
      report({ node, message: 'Only types use this value: declare a type instead.' });
  },
});

export default {
  meta: { name: 'portal' },
  rules: {
    'no-restricted-syntax': { meta: { schema: false }, create: syntax },
    'no-value-for-types': { create: valueForTypes },
  },
};
