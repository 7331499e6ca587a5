import { capitalise } from '../../words/forms.ts'
import { iconFor } from '../../words/noun-icons.ts'
import { at, type Base, type Content, days, detailOr, firstOf, people, rows } from './base.ts'

/** Papers that go through hands until they are done: somebody brings it, somebody does it, somebody fetches it. */
export const isHandledOn = (noun: string): boolean =>
  /(?:^| )(?:repair|job|order|work order|request|fault|damage|defect|commission|alteration|claim|complaint|ticket|callout|leak|booking request|enquiry|inquiry)$/.test(
    noun,
  )

const stages = ['New', 'In work', 'Ready', 'In work', 'New', 'Handed over']
const tones = ['primary', 'warning', 'success', 'warning', 'primary', 'neutral']

/** Content of what is taken in, worked on and handed over. */
export const handledContent = (base: Base, name: (index: number) => string): Content => {
  const who = at(people, base.turn)
  const icon = iconFor(base.noun, 'file')
  const noun = base.noun.split(' ').at(-1) ?? base.noun
  return {
    icon,
    groups: 'New, In work, Ready',
    fields: `
      ${capitalise(noun)} | text | ${name(0)}
      For | person | ${who}
      Deadline | date | Fri 20 Nov
      Status | choice | New | New, In work, Ready, Handed over
      Photo | photo | ${noun}
      Notes | long | Call ${firstOf(who)} when it is ready`,
    samples: rows(
      'icon | title | subtitle | badge | tone',
      () => icon,
      name,
      detailOr(base, (index) => `${at(people, index + base.turn)} · ${at(days, index)}`),
      (index) => at(stages, index),
      (index) => at(tones, index),
    ),
    about: `Came in on Tuesday, promised for Friday. ${firstOf(who)} would like to know when it is ready.`,
    facts: `New | Status\n20 Nov | Deadline\n${firstOf(who)} | For`,
    figures: `24 | ${base.many} | +3\n5 | In work\n3 | Ready`,
    hero: `Due tomorrow | ${name(0)} | For ${firstOf(who)}, promised for Friday | Open`,
    tip: `Three are ready | The oldest waits since 6 November`,
    trend: `${base.many} a week | 12 | +3`,
    use: 'Mark as ready',
  }
}
