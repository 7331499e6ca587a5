import { evaluateFormula } from '../formula/evaluate-formula.ts'

/** What a calculator shows: the number one enters or gets, and above it what it is reckoned from. */
export interface KeypadState {
  shown: string
  line: string
  /** The next digit begins a new number: after a result, or an operation. */
  isNew: boolean
  /** What is shown is what came out. */
  isResult: boolean
}

/** Labels of keys that do something on a keypad. */
export const isKey = (label: string): boolean => /^(?:[\d.,*#=C%±⌫+×÷/-]|AC|CE|−)$/u.test(label)
const isOperation = (key: string) => /^[+×÷*/−-]$/u.test(key)

/** The longest number one enters. */
const mostDigits = 12

/** A calculator's state after one more key. */
export function pressKey(state: KeypadState, key: string): KeypadState {
  if (/^\d$/.test(key)) return entered(state, key)
  if (key === '.' || key === ',') return withPoint(state)
  if (isOperation(key)) return operated(state, key)
  switch (key) {
    case '=':
      return reckoned(state)
    case '%':
      return { ...state, shown: plain(Number(state.shown) / 100), isNew: true }
    case '±':
      return { ...state, shown: plain(-Number(state.shown)) }
    case '⌫':
      return state.isNew ? state : { ...state, shown: state.shown.slice(0, -1) || '0' }
    case 'C':
    case 'AC':
    case 'CE':
      return { shown: '0', line: '', isNew: true, isResult: false }
    default:
      return state
  }
}

function entered(state: KeypadState, digit: string): KeypadState {
  const { shown, line, isNew, isResult } = state
  if (isNew) return { shown: digit, line: isResult ? '' : line, isNew: false, isResult: false }
  if (shown.replace(/\D/g, '').length >= mostDigits) return state
  return { ...state, shown: shown === '0' ? digit : `${shown}${digit}` }
}

function withPoint(state: KeypadState): KeypadState {
  if (state.isNew) return { ...entered(state, '0'), shown: '0.' }
  return state.shown.includes('.') ? state : { ...state, shown: `${state.shown}.` }
}

function operated({ shown, line, isNew, isResult }: KeypadState, sign: string): KeypadState {
  const before = isResult ? shown : isNew && line ? line.replace(/ \S$/u, '') : `${line} ${shown}`.trim()
  return { shown, line: `${before.replace(/\.(?= |$)/g, '')} ${sign}`, isNew: true, isResult: false }
}

function reckoned(state: KeypadState): KeypadState {
  const { shown, line, isResult } = state
  if (isResult || line === '') return state
  const whole = `${line} ${shown.replace(/\.$/, '')}`
  const [value] = evaluateFormula(whole, { language: 'en', valueOf: () => undefined }) ?? []
  return { shown: plain(Number(value)), line: whole, isNew: true, isResult: true }
}

/** A number as it is entered: without groups, and without what binary fractions add to it. */
const plain = (value: number): string =>
  Number.isFinite(value) ? String(Number(value.toPrecision(mostDigits))) : 'Error'
