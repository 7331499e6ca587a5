import type { ComponentNode } from '@kwiq/app-model'
import type { Scene } from '../scene.ts'

/** What is chosen among: "Which venue do you choose?" is a choice of venues. */
const chosenOf = (question: string): string | undefined =>
  /^Which (.{2,24}) do you choose\?$/.exec(question)?.[1] ??
  (/\bplay\b/.test(question) ? 'game' : /^Who\b/.test(question) ? 'person' : undefined)

/** The polls of an app: the one that is open, one that is decided, one that comes next. None where nothing is voted on. */
export function pollList({ kit, entity, to }: Scene): ComponentNode[] {
  if (entity.id !== 'idea') return []
  const of = chosenOf(entity.hero.title)
  if (of === undefined) return []
  const votes = entity.facts[0]?.value ?? '38'
  return [
    kit.list(
      'rows',
      'Polls',
      [
        {
          icon: 'thumb',
          title: entity.hero.title,
          subtitle: `${votes} votes, open until Sunday`,
          badge: 'Open',
          badgeTone: 'success',
          action: to('poll', 'votes'),
        },
        {
          icon: 'clock',
          title: of === 'person' ? 'Who comes next?' : `A second ${of} for December`,
          subtitle: 'Opens on Monday',
          badge: 'Planned',
          badgeTone: 'primary',
        },
        {
          icon: 'trophy',
          title: of === 'person' ? 'Who was it in October?' : `Best ${of} of October`,
          subtitle: '52 votes, decided on 31 October',
          badge: 'Closed',
          badgeTone: 'warning',
          action: to('votes'),
        },
      ],
      { title: 'Polls' },
    ),
  ]
}
