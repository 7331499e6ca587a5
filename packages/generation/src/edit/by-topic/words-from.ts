import { collectNodeIds } from '@kwiq/app-model'
import { createKit } from '../../compose/kit.ts'
import { capitalise } from '../../words/forms.ts'
import { findNamedScreen } from '../find-screen.ts'
import { withFreeIds } from '../new-screen.ts'
import { placeOn, startOf, topOf } from '../places.ts'
import type { EditOutcome, EditRule } from '../rule.ts'

const form =
  /^(?:add|put|show|include|create|write)\s+(?:an?\s+|the\s+|some\s+)?(?:short\s+|little\s+|personal\s+|warm\s+|friendly\s+)?(?<kind>welcome|greeting|welcome message|welcome text|welcome note|message|greeting card|note|quote|word)s?(?:\s+(?:message|note|words?|text))?\s+(?:from|by|of)\s+(?:the\s+|our\s+|my\s+)?(?<who>[\p{L}'’ .-]{3,28}?)(?:\s+with\s+(?:his|her|their|a|the)\s+(?<picture>picture|photo|portrait|image|face))?(?:\s+(?:on|to|at|in)\s+(?:the\s+)?(?<place>(?:top of the\s+)?[\p{L} ]{3,24}?(?:screen|page)|top))?$/iu

/** What somebody says who welcomes others. */
const said = 'Good that you are here. Have a look around, and write to me whenever you need something.'

/** "A welcome message from the pastor with his picture": a card with who says it. */
const wordsFrom: EditRule = (clause, document): EditOutcome | undefined => {
  const { who = '', place, picture } = form.exec(clause)?.groups ?? {}
  if (who === '' || /^(?:users?|people|customers?|day|week|each|every|all)\b/i.test(who)) return undefined
  const named =
    place === undefined || /^(?:top|first|home|start)/i.test(place)
      ? undefined
      : findNamedScreen(document, place)
  const host = named ?? startOf(document)
  if (!host) return undefined
  const kit = createKit()
  const name = capitalise(who.trim())
  const title = kit.column(
    [kit.text('heading', `Welcome to ${document.app.name}`), kit.text('caption', name)],
    { gap: 2 },
  )
  const face = kit.image(who.toLowerCase().trim(), { shape: 'circle', width: 56, height: 56 })
  const card = kit.card([picture === undefined ? title : kit.row([face, title]), kit.text('body', said)])
  const [node = card] = withFreeIds([card], new Set(collectNodeIds(document)))
  return { commands: [{ type: 'add-component', node, place: placeOn(host, topOf(host)) }] }
}

/** Words of somebody, with who says them. */
export const wordsFromRules: readonly EditRule[] = [wordsFrom]
