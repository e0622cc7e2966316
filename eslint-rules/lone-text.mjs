import ts from 'typescript';

/**
 * A text that comes, goes or changes is the only child of its element. Translators and extensions replace text nodes; React
 * then removes, updates or inserts beside a node that has left the page: it throws, or the old text stays. A sole text is set
 * by `textContent`, which needs no node. An entry of a list of texts never changes, so it may stand beside elements of HTML,
 * but not in a fragment, which may go, nor behind what may come later, which React would insert before the text.
 */
export const loneText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside:
        'A translator of the browser replaces this text, and React fails on it: make it the only child of an element, or join it with the texts beside it to one string.',
      drawn: 'A translator of the browser replaces the text that this component draws: draw an element around it.',
    },
  },
  create(context) {
    const { esTreeNodeToTSNodeMap, program } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const typesOf = (node) => [...typesIn(checker, checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node)))];
    const isList = (node) => typesOf(node).some((type) => checker.isArrayLikeType(type));

    function isReported(child, { parent, before, isSole }) {
      if (child.type !== 'JSXText' && child.type !== 'JSXExpressionContainer') return false;
      const isFixed = isFixedText(child);
      if (!isFixed && !typesOf(child.expression).some(isText)) return false;
      if (parent.type === 'JSXFragment') return true;
      if (!isFixed) return !isSole || isList(child.expression);
      return before !== undefined && !isLasting(before);
    }

    function checkChildren(parent) {
      const drawn = parent.children.filter(isDrawn);
      // White space is not translated, but beside it a text is one of several children.
      const children = drawn.filter((child) => !isBlank(child));
      const isSole = drawn.length === 1;
      children.forEach((child, index) => {
        if (isReported(child, { parent, before: children[index - 1], isSole }))
          context.report({ node: child, messageId: 'beside' });
      });
    }

    function checkComponent(node) {
      const name = node.id ?? node.parent.id;
      if (!/^[A-Z]/.test(name?.name ?? '')) return;
      const signature = checker.getSignatureFromDeclaration(esTreeNodeToTSNodeMap.get(node));
      const drawn = [...typesIn(checker, checker.getReturnTypeOfSignature(signature))];
      if (drawn.some(isText)) context.report({ node: name, messageId: 'drawn' });
    }

    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      FunctionDeclaration: checkComponent,
      FunctionExpression: checkComponent,
      ArrowFunctionExpression: checkComponent,
    };
  },
};

/** Not the white space of the layout, nor a comment. */
function isDrawn(child) {
  if (child.type === 'JSXText') return child.value.trim() !== '' || !child.value.includes('\n');
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

function isBlank(child) {
  const { value } = child.type === 'JSXExpressionContainer' ? child.expression : child;
  return typeof value === 'string' && value.trim() === '';
}

/** A literal, or an entry of a list of texts: `cartTexts.empty`. */
function isFixedText(child) {
  if (child.type !== 'JSXExpressionContainer') return child.type === 'JSXText';
  const { expression } = child;
  if (expression.type === 'Literal') return true;
  const isEntry = expression.type === 'MemberExpression' && !expression.computed;
  return isEntry && /(Texts|Words|Notices)$/.test(rootOf(expression).name ?? '');
}

function rootOf(node) {
  return node.type === 'MemberExpression' ? rootOf(node.object) : node;
}

/** A fixed text, or an element that is always there: one of HTML, or an icon. */
function isLasting(child) {
  if (child.type === 'JSXElement') return /^([a-z]|Icon$)/.test(child.openingElement.name.name ?? '');
  return isFixedText(child);
}

/** The types that a value may have, with those of its items if it is a list. */
function typesIn(checker, type, found = new Set()) {
  if (found.has(type)) return found;
  found.add(type);
  const parts = type.isUnion() ? type.types : checker.isArrayLikeType(type) ? checker.getTypeArguments(type) : [];
  for (const part of parts) typesIn(checker, part, found);
  return found;
}

function isText(type) {
  const { StringLike, NumberLike, BigIntLike, Any } = ts.TypeFlags;
  if (type.isUnion() || (type.isStringLiteral() && type.value === '')) return false;
  return (type.flags & (StringLike | NumberLike | BigIntLike | Any)) !== 0;
}
