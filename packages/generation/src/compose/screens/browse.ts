import { hasPictures } from '../../entity.ts'
import type { Action, ComponentNode } from '@kwiq/app-model'
import { countedAs, howMany } from '../../plan/how-many.ts'
import { standingLists } from '../../plan/read-lists.ts'
import { aroundList, searchHint } from '../extras.ts'
import { filterChips, filterTabs } from '../filters.ts'
import { mediaItems, pictureItems, samplesFrom, tileItems } from '../items.ts'
import type { Loose, ScreenParts } from '../kit.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { tipLine } from '../state-line.ts'
import { asTable } from './as-table.ts'
import { classList } from './class-lists.ts'
import { columnsOf } from './columns.ts'
import { episodesOfShows } from './episodes.ts'
import { composeMemes, isMeme } from './memes.ts'
import { shortcuts } from './shortcuts.ts'

/** On a card there is room for one of them: what it costs rather than its stars. */
const priced = (items: readonly Loose[]): Loose[] =>
  items.map(({ rating, ...item }) => (item.value === undefined ? { ...item, rating } : item))

/** The way to suggest something, on the list of what one votes on. */
function suggesting({ app, entity, toScreen }: Scene): Loose[] {
  const form = app.screens.find(
    ({ isDeed, name }) => isDeed === true && /^(?:suggest|propose|nominate)\b/i.test(name),
  )
  return entity.id === 'idea' && form
    ? [{ icon: 'plus', label: form.title ?? form.name, action: toScreen(form) }]
    : []
}

/** German nouns keep their capitals within a line. */
const written = ({ app, entity }: Scene) => (app.language === 'de' ? entity.many : entity.many.toLowerCase())

/** A list one looks through. */
export function composeBrowse(scene: Scene): ScreenParts {
  if (isMeme(scene)) return composeMemes(scene)
  const { kit, entity, screen } = scene
  const open = opened(scene)
  const search = kit.input('Search', {
    kind: 'search',
    placeholder: searchHint(screen, `Search ${written(scene)}`),
  })
  const { above, below } = aroundList(scene)
  const episodes = episodesOfShows(scene)
  // Another tab has the name of the things already.
  const isTaken = scene.app.screens.some((each) => each !== screen && each.isTab && each.name === entity.many)
  return {
    header: kit.header(
      screen.title ?? (isTaken && screen.isTab ? screen.name : entity.many),
      barProperties(scene, {
        subtitle: screen.subtitle ?? (episodes ? undefined : lineOf(scene)),
        actions: [
          ...suggesting(scene),
          ...barActions(
            scene,
            // What one votes on is suggested; another poll is none of it.
            ...(entity.id === 'idea' ? [] : ([['plus', entity.add, 'form']] as const)),
            ['map', 'Map', 'map'],
            // Only from what is sold does one go to the cart.
            ...(entity.price || screen.entity === [...scene.app.entities.keys()][0]
              ? ([['cart', 'Cart', 'cart']] as const)
              : []),
            ['bookmark', 'Saved', 'saved'],
          ),
        ],
      }),
    ),
    body: [
      search,
      ...above,
      ...(episodes ?? columnsOf(scene, open) ?? list(scene, open)),
      ...below,
      ...shortcuts(scene, 'See also'),
    ],
  }
}

/** What is new of a list without pictures. */
const lineOf = ({ entity, app }: Scene) => (hasPictures(entity) ? undefined : tipLine(entity, app))

/** Pictures for their own sake hang side by side. */
const isGallery = /\b(?:gallery|galleries|photos?|pictures?|wallpapers?|albums?)\b/i

/** What a row opens: its own page, and not that of another thing, which would say nothing of it. */
function opened(scene: Scene): Action | undefined {
  const { screen, app, entity } = scene
  const [main] = app.entities.keys()
  if (app.isRegister) return scene.to('detail', 'player', 'guide', 'thread') ?? scene.to('form')
  const isKnownOther = screen.entity !== main && !entity.id.startsWith('own-')
  const own = app.screens.find(
    ({ kind, entity: of, isDeed }) => kind === 'detail' && of === screen.entity && !isDeed,
  )
  const page = own ? scene.toScreen(own) : undefined
  // What is told with its values beside the main thing has a form of its own.
  const form = app.screens.find(({ kind, entity: of }) => kind === 'form' && of === screen.entity)
  if (entity.told !== undefined && screen.entity !== main && !page && form) return scene.toScreen(form)
  return page ?? scene.to(...(isKnownOther ? ofOthers : anyPage))
}
const anyPage = ['detail', 'player', 'guide', 'thread'] as const
const ofOthers = ['player', 'guide', 'thread'] as const

function list(scene: Scene, open: ReturnType<Scene['to']>): ComponentNode[] {
  const { kit, entity, screen } = scene
  if ((scene.app.isTable || entity.id === 'csv-row') && !scene.has('saved'))
    return [...filterChips(scene), asTable(scene, samplesFrom(entity, 0, 6))]
  if (!hasPictures(entity)) return classList(scene, open)
  const chips = filterChips(scene)
  const lists = standingLists(entity)
  // Of each list the first: which it is stands above the title.
  if (lists.length > 0)
    return [
      ...chips,
      kit.list(
        'media',
        entity.many,
        pictureItems(
          entity,
          lists.flatMap(({ samples }) => samples.slice(0, 2)),
          open,
        ),
      ),
    ]
  const tabs = filterTabs(scene, 'Filter')
  const site = scene.find('website')
  // Each row says where one reads more of it.
  if (site)
    return [
      ...chips,
      kit.text('caption', `${howMany(entity)} ${entity.many.toLowerCase()}, each with its picture`),
      kit.list(
        'media',
        entity.many,
        pictureItems(entity, samplesFrom(entity, 0, 5), open).map((item) => ({
          ...item,
          meta: site.name,
        })),
      ),
    ]
  const count = [
    kit.text(
      'caption',
      `${howMany(entity)} ${scene.app.language ? written(scene) : countedAs(entity)}, newest first`,
    ),
  ]
  switch (isGallery.test(`${screen.name} ${screen.title ?? ''}`) ? 2 : screen.variant) {
    case 0:
    case 3:
      return [
        ...(chips.length > 0 ? chips : count),
        kit.list('media', entity.many, mediaItems(entity, samplesFrom(entity, 0, 5), open)),
      ]
    case 1:
      return [
        ...(tabs.length > 0 ? tabs : count),
        kit.list('cards', entity.many, priced(pictureItems(entity, samplesFrom(entity, 0, 3), open)), {
          height: 138,
        }),
      ]
    case 2:
      return [
        ...chips,
        ...(screen.extras.some((extra) => extra.kind === 'choice') ? [] : count),
        kit.list('grid', entity.many, tileItems(entity, samplesFrom(entity, 0, 6), open), {
          columns: 2,
          height: 150,
        }),
      ]
  }
}
