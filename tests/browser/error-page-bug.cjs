/** Preloaded into a storefront: puts a bug into the text of the built error page, as a wrong line of ours would. */
const Module = require('node:module');

const WORDS = /backToHome:("|')Back to Home page\1/;
const BUG = 'get backToHome(){throw new Error("A bug of the error page "+"x".repeat(1e5))}';
const compile = Module.prototype._compile;
Module.prototype._compile = function (code, ...more) {
  return compile.call(this, code.replace(WORDS, BUG), ...more);
};
