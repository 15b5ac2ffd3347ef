module.exports = globalThis[Symbol.for('kmx.federation')];
