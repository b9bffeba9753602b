import ts from 'typescript';

/** How vitest and Playwright call a test and a group of tests. */
const NAMES = /^(test|it|describe|suite)$/;
const MODIFIERS =
  'only|skip|todo|fixme|fails?|skipIf|runIf|each|for|concurrent|sequential|shuffle|serial|parallel|describe|extend|use|slow|info|configure|bind|call|apply|(before|after)(Each|All)|setTimeout|step';
const CHAIN = new RegExp(`^(test|it|describe|suite)(\\.(${MODIFIERS}))*$`);
const FRAMEWORKS = /^(vitest|@playwright\/test)$/;
const EXCUSES = /^(skip|only|todo|fixme|fails|fail|skipIf|runIf|retry|repeats)$/;
/** Groups hold tests, and hooks may be empty: only a test has to do something. */
const GROUP =
  /^(describe|suite)$|\.(describe|beforeEach|afterEach|beforeAll|afterAll|use|extend|slow|setTimeout|info|configure|step)$/;

/** `test.skip(…)`, `test['only'](…)`, `test('…', { retry: 2 }, …)`, and `skip()` of the context that a test is given. */
export function isExcusedTest(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) {
    return EXCUSES.test(node.name.text) && (isTestChain(node.expression) || isContextOfATest(node.expression));
  }
  if (ts.isElementAccessExpression(node)) return isTestChain(node.expression);
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
    return EXCUSES.test(node.name.getText()) && isTestCall(node.parent.parent);
  }
  return ts.isBindingElement(node) && isExcuseOfContext(node);
}

/** A test under another name would be seen neither by the other rules nor by the trace of requirements. */
export function isRenamedTest(node: ts.Node): boolean {
  if (ts.isImportSpecifier(node)) {
    const real = (node.propertyName ?? node.name).text;
    return NAMES.test(real) && node.name.text !== real && !isOnlyExtended(node);
  }
  if (ts.isNamespaceImport(node)) {
    const from = node.parent.parent.moduleSpecifier;
    return ts.isStringLiteral(from) && FRAMEWORKS.test(from.text);
  }
  if (ts.isVariableDeclaration(node)) return node.initializer !== undefined && isTestChain(node.initializer);
  if (ts.isBinaryExpression(node)) {
    return node.operatorToken.kind === ts.SyntaxKind.EqualsToken && isTestChain(node.right);
  }
  if (ts.isPropertyAccessExpression(node) && isTestChain(node)) return /^(bind|call|apply)$/.test(node.name.text);
  return ts.isPropertyAssignment(node) && isTestChain(node.initializer);
}

/** A test without a body, or whose body calls nothing, cannot fail; nor can one over an empty table. */
export function isEmptyTest(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const { expression } = node;
  if (ts.isPropertyAccessExpression(expression) && /^(each|for)$/.test(expression.name.text)) {
    const [table] = node.arguments;
    return isTestChain(expression.expression) && !!table && isEmptyList(table);
  }
  if (!isTestCall(node) || GROUP.test(nameOf(node))) return false;
  const body = node.arguments
    .slice(1)
    .find((each) => !ts.isObjectLiteralExpression(each) && !ts.isNumericLiteral(each));
  if (body === undefined) return true;
  if (!ts.isArrowFunction(body) && !ts.isFunctionExpression(body)) return false;
  return !callsSomething(body.body);
}

/** What every test has at least, milliseconds (`tests/support/vitest-projects.ts`): less would fail on a busy machine. */
const LIMIT_MS = 60_000;

/** `test('…', …, 15_000)`, `test('…', { timeout: 15_000 }, …)`. */
export function isShortLimit(node: ts.Node): boolean {
  if (!ts.isNumericLiteral(node) || Number(node.text) >= LIMIT_MS) return false;
  if (isTestCall(node.parent)) return true;
  const { parent } = node;
  return ts.isPropertyAssignment(parent) && parent.name.getText() === 'timeout' && isTestCall(parent.parent.parent);
}

const isTestChain = (node: ts.Node): boolean => CHAIN.test(node.getText());

/** `test(…)`, `test.concurrent(…)`, `test.each(…)(…)`. */
function isTestCall(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node) || node.arguments.length === 0) return false;
  const { expression } = node;
  if (isTestChain(expression)) return !/\.(each|for)$/.test(expression.getText());
  const isTable = ts.isCallExpression(expression) || ts.isTaggedTemplateExpression(expression);
  return isTable && isTestChain(ts.isCallExpression(expression) ? expression.expression : expression.tag);
}

const nameOf = ({ expression }: ts.CallExpression): string =>
  (ts.isCallExpression(expression) ? expression.expression : expression).getText().replace(/\.(each|for)$/, '');

/** `import { test as base }` serves a file that gives tests more fixtures: there it is only extended. */
function isOnlyExtended(specifier: ts.ImportSpecifier): boolean {
  const uses: ts.Identifier[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === specifier.name.text && node.parent !== specifier) uses.push(node);
    ts.forEachChild(node, look);
  };
  look(specifier.getSourceFile());
  return (
    uses.length > 0 &&
    uses.every(({ parent }) => ts.isPropertyAccessExpression(parent) && parent.name.text === 'extend')
  );
}

/** The parameter of a test's own function: `(context) => context.skip()`. */
function isContextOfATest(node: ts.Expression): boolean {
  if (!ts.isIdentifier(node)) return false;
  const owner = testFunctionAround(node);
  const first = owner?.parameters[0]?.name;
  return first !== undefined && ts.isIdentifier(first) && first.text === node.text;
}

/** `({ skip }) => …` of a test. */
function isExcuseOfContext(node: ts.BindingElement): boolean {
  const owner = testFunctionAround(node);
  return EXCUSES.test((node.propertyName ?? node.name).getText()) && owner?.parameters[0]?.name === node.parent;
}

function testFunctionAround(node: ts.Node): ts.ArrowFunction | ts.FunctionExpression | undefined {
  const owner = ts.findAncestor(
    node,
    (each): each is ts.ArrowFunction | ts.FunctionExpression =>
      (ts.isArrowFunction(each) || ts.isFunctionExpression(each)) && isTestCall(each.parent),
  );
  return owner;
}

function isEmptyList(table: ts.Expression): boolean {
  return ts.isArrayLiteralExpression(table) && table.elements.length === 0;
}

function callsSomething(body: ts.Node): boolean {
  if (ts.isCallExpression(body) || ts.isThrowStatement(body)) return true;
  return ts.forEachChild(body, (child) => callsSomething(child) || undefined) ?? false;
}
