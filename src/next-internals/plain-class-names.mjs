/**
 * Next links a sheet to the pages that import it only if it is a CSS module. Ours are modules for that alone: their classes
 * keep their names.
 */
export const plainClassNames = {
  postcssPlugin: 'plain-class-names',
  OnceExit(root) {
    if (!root.source?.input.file?.endsWith('.module.css')) return;
    root.walkRules((rule) => {
      rule.selector = rule.selector.replace(/\.(?:-?[_a-z]|\\.)(?:[\w-]|\\.)*/gi, ':global($&)');
    });
  },
};
