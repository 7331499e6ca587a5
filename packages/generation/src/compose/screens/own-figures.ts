import type { Entity, Figure } from '../../entity.ts'
import { keptOf } from '../../plan/kept.ts'
import type { Scene } from '../scene.ts'

/** What somebody makes for themselves; what is reported, proposed or applied for is for all. */
const making =
  /^(?:add|new|log|create|plan|save|record|write|enter|track|start|set|note|take|count|draw|make|scan|\+)\b/i
const proposed = /^Suggested by /

/** Whether somebody's own doing is what the things of an app are of: their runs, their notes, the quizzes they took. */
function isOwn({ app, has }: Scene, { id, add, price, samples, nounClass }: Entity): boolean {
  if (price || has('votes', 'poll', 'feed') || samples.some(({ subtitle }) => proposed.test(subtitle ?? '')))
    return false
  const form = app.screens.find(({ kind, entity, isDeed }) => kind === 'form' && entity === id && !isDeed)
  if (form) return making.test(form.title ?? add)
  // Places and people are there for everybody.
  if (nounClass === 'place' || nounClass === 'person' || has('map', 'people')) return false
  return has('quiz', 'timer', 'guide', 'player', 'game', 'stats', 'history', 'checklist', 'converter')
}

/** How many there are of others, or of all. */
const ofAll =
  /\b(?:members|people|listeners|readers|users|visitors|guests|children|neighbours|nearby|in all|everybody|votes|answers)\b|^(?:new|open|free)\b/i

/** A thing of which one has one's own on another screen: the rides of who rents bikes. */
function ownBeside(scene: Scene): Entity | undefined {
  const { app, entity } = scene
  return app.screens
    .filter(({ kind, entity: of }) => /^(?:history|stats|checklist)$/.test(kind) && of !== entity.id)
    .map((screen) => scene.entityOf(screen))[0]
}

/** What a shop says of a customer. */
const ordered: readonly Figure[] = [
  { value: '5', title: 'Orders' },
  { value: '2', title: 'Reviews' },
]

/**
 * Numbers of who uses the app and of nobody else, up to three; `posts` is how many of theirs their page shows. None
 * where the app's numbers are of everybody's things.
 */
export function ownFigures(scene: Scene, posts: number): readonly Figure[] {
  const { entity, has } = scene
  const kept: Figure[] = has('saved') ? [{ value: String(keptOf(entity).length), title: 'Saved' }] : []
  if (has('cart')) return [...ordered, ...kept]
  if (has('votes', 'poll'))
    return entity.id.startsWith('survey')
      ? [
          { value: '6', title: 'Answered' },
          { value: '1', title: 'Still open' },
        ]
      : [
          { value: '12', title: 'Polls joined' },
          { value: '2', title: 'Created' },
        ]
  if (entity.figures.some(({ title }) => title === 'Followers'))
    return entity.figures.map((figure) =>
      figure.title === 'Posts' ? { ...figure, value: String(posts) } : figure,
    )
  const own = isOwn(scene, entity) ? entity : ownBeside(scene)
  const figures = (own?.figures ?? []).filter(({ title }) => !ofAll.test(title)).slice(0, 3)
  return figures.length > 0 || kept.length === 0 ? figures : kept
}
