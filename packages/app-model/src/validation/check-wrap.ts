import { linkTargets, wrapLimits, wrapOrientations } from '../wrap/wrap-options.ts'
import { checkChoice } from './check-choice.ts'
import { checkKnownKeys, isPlainObject } from './check-keys.ts'
import { checkText } from './check-text.ts'
import { isSafeLink } from './is-safe-link.ts'
import type { Reporter } from './reporter.ts'

const wrapKeys: ReadonlySet<string> = new Set([
  'url',
  'linkRules',
  'hasPullToRefresh',
  'offlineTitle',
  'offlineMessage',
  'orientation',
  'barColor',
])
const ruleKeys: ReadonlySet<string> = new Set(['pattern', 'opens'])

/** Checks how an app that shows a website behaves. */
export function checkWrap(value: unknown, reporter: Reporter): void {
  if (!isPlainObject(value)) {
    reporter.add('The wrap must be an object with the url of a website.')
    return
  }
  checkKnownKeys(value, wrapKeys, 'the wrap', reporter)
  const { url, offlineTitle, offlineMessage, orientation, barColor } = value
  if (checkText(url, 'url', 'The url', wrapLimits.urlCharacters, reporter) && !isWebAddress(url)) {
    reporter.add('The url must begin with https:// or http://.', 'url')
  }
  if (typeof value.hasPullToRefresh !== 'boolean') {
    reporter.add('hasPullToRefresh must be true or false.', 'hasPullToRefresh')
  }
  const { offlineTitleCharacters, offlineMessageCharacters } = wrapLimits
  checkText(offlineTitle, 'offlineTitle', 'The offline title', offlineTitleCharacters, reporter)
  checkText(offlineMessage, 'offlineMessage', 'The offline message', offlineMessageCharacters, reporter)
  if (orientation === undefined) reporter.add('The orientation is missing.', 'orientation')
  checkChoice(orientation, 'orientation', wrapOrientations, reporter)
  if (barColor !== undefined && (typeof barColor !== 'string' || !/^#[0-9a-f]{6}$/i.test(barColor))) {
    reporter.add('A colour must be written as #rrggbb.', 'barColor')
  }
  reporter.enter('linkRules')
  checkLinkRules(value.linkRules, reporter)
  reporter.leave()
}

function checkLinkRules(value: unknown, reporter: Reporter): void {
  if (!Array.isArray(value) || value.length > wrapLimits.linkRules) {
    reporter.add(`The link rules must be a list of at most ${wrapLimits.linkRules}.`)
    return
  }
  for (let index = 0; index < value.length; index += 1) {
    const rule: unknown = value[index]
    reporter.enter(index)
    if (isPlainObject(rule)) {
      checkKnownKeys(rule, ruleKeys, 'a link rule', reporter)
      checkText(rule.pattern, 'pattern', 'The pattern', wrapLimits.patternCharacters, reporter)
      if (rule.opens === undefined) reporter.add('Where the link opens is missing.', 'opens')
      checkChoice(rule.opens, 'opens', linkTargets, reporter)
    } else reporter.add('A link rule must be an object with pattern and opens.')
    reporter.leave()
  }
}

function isWebAddress(url: string): boolean {
  return isSafeLink(url) && /^https?:/i.test(url) && URL.canParse(url)
}
