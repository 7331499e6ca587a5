import { hasPictures, type Entity, type Sample } from '../../entity.ts'
import { extraComponents } from '../extras.ts'
import { figureColumns, figureItems, rowItems, samplesFrom, tileItems } from '../items.ts'
import { keptOf } from '../../plan/kept.ts'
import type { Loose, ScreenParts } from '../kit.ts'
import { ownName } from '../people.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { ownFigures } from './own-figures.ts'
import { ownSwitches } from './own-switches.ts'
import { isSigned } from './post.ts'

/** As the description has it. */
const signOutAs = ({ app }: Scene): string =>
  !app.language && /\blog[ -]?outs?\b/i.test(app.story ?? app.description) ? 'Log out' : 'Sign out'

/** Who uses the app: numbers, the way to everything of theirs, switches. */
export function composeProfile(scene: Scene): ScreenParts {
  const { kit, entity, app, screen } = scene
  const me = ownName(app.contentSeed, entity)
  const town = scene.say('place', ['Leipzig', 'Lisbon', 'Ghent', 'Turin', 'Bergen'])
  const line = app.usedBy ? `${app.usedBy}, ${town}` : `${town}, since 2024`
  const rows: Loose[] = scene.entries.map((entry) => ({
    icon: entry.icon,
    title: entry.name,
    chevron: true,
    action: scene.toScreen(entry),
  }))
  const settings = scene.to('settings')
  if (settings && rows.every((row) => row.title !== 'Settings'))
    rows.push({ icon: 'settings', title: 'Settings', chevron: true, action: settings })
  const signIn = scene.to('signin', 'welcome')
  // The last thing on it, below what is one's own.
  const signOut: Loose[] =
    signIn && rows.every((row) => row.title !== 'Sign in')
      ? [{ icon: 'logout', title: signOutAs(scene), tone: 'danger', chevron: true, action: signIn }]
      : []
  const open = scene.to('detail', 'browse', 'history')
  // The first three are other people's.
  const own = entity.samples
    .slice(3)
    .map((sample) => (isSigned(entity) ? { ...sample, subtitle: undefined } : sample))
  // Whoever posts pictures has them all on their page.
  const isAlbum = scene.has('feed') && hasPictures(entity)
  // What all have voted is nothing of one's own.
  const isVoter = entity.id === 'idea'
  const isCustomer = scene.has('cart')
  // What one kept is what the list of it shows; else not what the lists of the app begin with.
  const keeps = scene.has('saved') && !isCustomer
  const records = isVoter ? votesOf(entity) : keeps ? keptOf(entity) : samplesFrom(entity, 3, 4)
  const mine = { title: isCustomer ? 'Bought lately' : titleOfMine(scene) }
  const figures = app.language ? entity.figures.slice(0, 3) : ownFigures(scene, own.length)
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        actions: barActions(
          scene,
          ['settings', 'Settings', 'settings'],
          ['bell', 'Notifications', 'notifications'],
        ),
      }),
    ),
    body: [
      ...(screen.variant === 1
        ? [
            kit.image('person', { seed: me, shape: 'circle', width: 96, height: 96, align: 'center' }),
            kit.text('title', me, { align: 'center' }),
            kit.text('caption', line, { align: 'center' }),
          ]
        : [hero(scene, me, line)]),
      ...(figures.length > 0
        ? [kit.list('stats', 'Numbers', figureItems(figures), { columns: figureColumns(figures) })]
        : []),
      ...extraComponents(scene),
      ...(rows.length > 0 ? [kit.list('rows', 'Yours', rows)] : []),
      ...(rows.length > 0 && !isAlbum
        ? []
        : hasPictures(entity) && (isAlbum || screen.variant !== 0)
          ? [
              kit.list('grid', entity.many, tileItems(entity, isAlbum ? own : records, open), {
                ...mine,
                columns: 2,
                height: 110,
              }),
            ]
          : [
              kit.list(
                'rows',
                entity.many,
                rowItems(entity, keeps ? records : records.slice(0, 3), open),
                mine,
              ),
            ]),
      ownSwitches(scene),
      ...(signOut.length > 0 ? [kit.list('rows', 'Sign out', signOut)] : []),
    ],
  }
}

/** Only what one makes is one's own; films are kept, and bikes of the city are looked for. */
function titleOfMine({ app, entity, has }: Scene): string {
  const many = entity.many.toLowerCase()
  if (entity.id === 'idea') return 'My votes'
  if (app.screens.some((screen) => screen.kind === 'form' && screen.entity === entity.id)) return `My ${many}`
  if (has('saved')) return `Kept ${many}`
  return has('history', 'stats', 'player', 'guide') ? `My ${many}` : `${entity.many} lately`
}

/** What somebody has voted for: in the poll that is open, what is chosen there. */
const votesOf = ({ samples, hero: { title } }: Entity): Sample[] =>
  samples.slice(1, 2).map((sample) => ({ ...sample, subtitle: title, value: undefined }))

function hero({ kit }: Scene, me: string, line: string) {
  return kit.hero({}, [
    kit.row(
      [
        kit.image('person', { seed: me, shape: 'circle', width: 76, height: 76 }),
        kit.column([kit.text('title', me), kit.text('body', line)], { gap: 2 }),
      ],
      { gap: 16 },
    ),
  ])
}
