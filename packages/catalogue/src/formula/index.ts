export { computedText, type FormulaField, scopeOf } from './compute-words.ts'
export { evaluateFormula, fieldsOfFormula } from './evaluate-formula.ts'
