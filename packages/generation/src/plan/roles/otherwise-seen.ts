import { defineEntity, type Entity } from '../../entity.ts'
import { hashText } from '../../seed.ts'
import type { RoleDoing } from '../../understand/role-doings.ts'
import { capitalise } from '../../words/forms.ts'
import type { RoleSection, ScreenPlan } from '../types.ts'

/** "Roll call", "class list": who is there, each ticked. */
const ofPresence =
  /^(?:roll[- ]?call|attendance|class list|presence|head ?count|sign-in sheet|passenger list|participant list)\b/i
/** "Shift plan", "your daily schedule": who is on when. */
const ofDates =
  /(?:^| )(?:schedule|plan|timetable|rota|roster|agenda|diary|appointments?|lessons?|shifts?)(?: (?:for|of) .+)?$/i
/** "Money collected", "open fees": how much it is. */
const ofMoney =
  /^(?:the )?(?:money|cash|amounts?|takings|costs|expenses|debts?)(?:$| )|^(?:open|unpaid|outstanding) (?:fees|dues|amounts?)$/i
/** "Consent forms missing": of whom they are. */
const ofState = / (?:missing|pending|overdue|unpaid|open|incomplete|not (?:paid|signed|returned))$/i

/** "Inspection before departure (tyres, lights)": each is ticked. */
const ofChecks = /\b(?:inspection|check|checks|checklist|round|handover)\b/i
const checksOf = (values: readonly string[]): Entity =>
  defineEntity({
    id: `part-checks-${values
      .join('-')
      .toLowerCase()
      .replaceAll(/[^\p{L}]+/gu, '-')}`,
    one: 'Check',
    words: '',
    icon: 'check',
    fields: '',
    samples: ['icon | title', ...values.map((value) => `check | ${capitalise(value)}`)].join('\n'),
  })

interface Around {
  screens: readonly ScreenPlan[]
  seed: number
  /** Those who come, by their names. */
  present: () => Entity
  /** The same with the days on which they are on. */
  onDays: () => Entity
}

/** What somebody sees of which the app has no things: who is there, who is on when, how much it is, or of whom something is missing. */
export function otherwiseSeen(
  { object, values }: Pick<RoleDoing, 'object' | 'values'>,
  title: string,
  { screens, seed, present, onDays }: Around,
): RoleSection | undefined {
  const said = object.replace(/^(?:the|your|an?|all) /i, '')
  if (ofChecks.test(said) && values.length > 1)
    return { kind: 'list', title, entity: checksOf(values), hint: '' }
  if (ofPresence.test(said)) return { kind: 'list', title, entity: present(), hint: '' }
  if (ofDates.test(said)) {
    const dates = screens.find(({ kind }) => kind === 'week' || kind === 'calendar')
    return dates
      ? { kind: 'doing', title, icon: dates.icon, screenId: dates.id, isSeen: true }
      : { kind: 'list', title, entity: onDays() }
  }
  if (ofMoney.test(said))
    return { kind: 'figure', title, value: `€ ${120 + (hashText(`${seed}/${title}`) % 80) * 5}` }
  return ofState.test(said) ? { kind: 'list', title, entity: onDays() } : undefined
}
