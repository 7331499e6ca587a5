import { hasPictures, type Entity, type Sample } from '../../entity.ts'
import { classOf } from '../../words/noun-classes.ts'
import { extraComponents, searchHint } from '../extras.ts'
import { figureColumns, figureItems, rowItems, samplesFrom } from '../items.ts'
import { filterChips } from '../filters.ts'
import type { ScreenParts } from '../kit.ts'
import { firstName, othersOf, ownName, peopleOf } from '../people.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { has } from '../../understand/searched.ts'
import { tipLine } from '../state-line.ts'
import { isSigned } from './post.ts'
import { shortcuts } from './shortcuts.ts'

const ago = ['12 minutes ago', '1 hour ago', 'Yesterday', 'Tuesday']

/** Posts by people. */
export function composeFeed(scene: Scene): ScreenParts {
  const { kit, entity, app, screen } = scene
  const people = peopleOf(app.contentSeed, 6)
  const posts = samplesFrom(entity, 0, 3)
  const open = scene.to('detail', 'thread', 'profile')
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        subtitle: screen.subtitle,
        actions: barActions(
          scene,
          ['plus', entity.add, 'form', 'editor'],
          ['bell', 'Notifications', 'notifications'],
          ['chat', 'Messages', 'chats'],
          ...(scene.find('people')?.isTab === false ? [['users', 'People', 'people'] as const] : []),
        ),
      }),
    ),
    body: [
      // Without a navigation bar a feed alone is a short screen.
      ...(!screen.isTab
        ? [kit.tabs('Order', ['Newest', 'Most liked'])]
        : scene.has('people')
          ? [kit.tabs('Show', ['Everyone', 'Following'])]
          : []),
      kit.list(
        'stories',
        'Who is around',
        people.slice(1).map((name, index) => ({
          title: firstName(name),
          seen: index > 2 ? true : undefined,
          action: scene.to('people', 'thread', 'detail'),
        })),
      ),
      ...extraComponents(scene),
      kit.list(
        'feed',
        'Posts',
        posts.map((sample, index) => ({
          title: (isSigned(entity) ? sample.subtitle : undefined) ?? people[index + 1] ?? 'Lea Brandt',
          subtitle: isSigned(entity)
            ? `${sample.overline ?? ''} ago`
            : `${ago[index]}${sample.overline ? ` · ${sample.overline}` : ''}`,
          image: sample.image,
          text:
            sample.subtitle && !isSigned(entity) && !app.language
              ? `${sample.title}${/[?!]$/.test(sample.title) ? '' : '.'} ${sample.subtitle}.`
              : sample.title,
          likes: String([48, 112, 31][index] ?? 9),
          comments: String([6, 14, 3][index] ?? 2),
          action: open,
        })),
        { height: 190 },
      ),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

const seen = ['Here now', 'Here now', 'Here now', 'Here at 8:04', 'Here yesterday', 'Here on Tuesday']

/** Friends, with whether they are there: what they wrote stands in the conversations. */
const present = (entity: Entity): Sample[] =>
  samplesFrom(entity, 0, 6).map((sample, index) =>
    entity.id === 'friend' ? { ...sample, subtitle: seen[index], time: undefined } : sample,
  )

/** Shifts and dishes have somebody's face beside them, and are no list of people. */
const isOfPeople = ({ samples, one }: Entity): boolean =>
  samples.every(({ avatar }) => avatar !== undefined) &&
  (classOf(one.toLowerCase()) === 'person' ||
    samples.filter(({ title, avatar = '' }) => title.startsWith(avatar.split(' ')[0] ?? '')).length > 3)

/** Points of those others in a ranking, the best first. */
const ranked = ['2,210', '1,960', '1,455', '1,302', '990', '874']

const byPhone = /\bphone (?:numbers?|list|book)\b|\bcontact numbers\b/i

/** People one can write to or look at. */
export function composePeople(scene: Scene): ScreenParts {
  const { kit, app, screen, entity } = scene
  const people = othersOf(app.contentSeed, entity, Math.min(6, screen.most ?? 6))
  // Only where one can write to them is anybody online, and only where there is a map is anybody near.
  const canWrite = scene.has('chats', 'thread')
  const isNear = scene.has('map')
  // Where they post, one follows them.
  const isFollowed = scene.has('feed') && !canWrite
  const notes = [
    ...(canWrite ? ['Online now'] : []),
    ...(isNear ? ['2 km away'] : []),
    'Here since spring',
    // Who cannot be written to answers nobody.
    ...(canWrite || app.language ? ['Answers quickly'] : ['Here since 2019']),
    'Back on Monday',
    'New this week',
    ...(app.language ? [] : ['Since October', 'Here since 2022']),
  ]
  // One's own profile is nobody else's, and a thing's page is about no person.
  const open = scene.to('thread', 'chats')
  // Who is asked for by phone has a number there.
  const isPhoned =
    !canWrite &&
    !app.language &&
    has(byPhone, `${screen.title ?? screen.name} ${app.story ?? app.description}`)
  // Who is in a ranking stands there with these.
  const isRanked = scene.has('leaderboard') && !canWrite
  // Those the app keeps by name are the ones one sees: guests at a table are nobody who is online.
  const isOwn = isOfPeople(entity) || (classOf(entity.one.toLowerCase()) === 'person' && hasPictures(entity))
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        subtitle:
          screen.subtitle ??
          (isOwn ? tipLine(entity, app) : isFollowed ? undefined : `${people.length + 18} people`),
        actions: barActions(scene, ['plus', entity.add, 'form'], ['map', 'Map', 'map']),
      }),
    ),
    body: [
      kit.input('Search people', { kind: 'search', placeholder: searchHint(screen, 'Name or place') }),
      ...(isOwn
        ? filterChips(scene)
        : [
            kit.list(
              'chips',
              'Filter',
              (isFollowed
                ? ['All', 'Following', 'Followers']
                : ['All', ...(canWrite ? ['Online'] : []), ...(isNear ? ['Nearby'] : []), 'New']
              ).map((title) => ({ title })),
            ),
          ]),
      ...extraComponents(scene),
      isOwn
        ? kit.list(
            'rows',
            entity.many,
            rowItems(
              entity,
              canWrite ? present(entity) : samplesFrom(entity, 0, 6),
              scene.to('detail', 'thread'),
            ),
          )
        : kit.list(
            'rows',
            'People',
            people.map((name, index) => ({
              avatar: name,
              title: name,
              ...(isFollowed
                ? {
                    subtitle: `${[96, 64, 312, 41, 87, 19][index] ?? 12} posts`,
                    badge: index % 3 === 1 ? 'Following' : 'Follow',
                    badgeTone: index % 3 === 1 ? 'success' : 'primary',
                  }
                : {
                    subtitle: isPhoned
                      ? `+1 555 01${10 + index * 7}`
                      : isRanked
                        ? `${ranked[index]} points`
                        : notes[index % notes.length],
                    ...(isPhoned ? { trailingIcon: 'phone' } : {}),
                    ...(open ? { chevron: true } : {}),
                  }),
              action: open,
            })),
          ),
      ...(isFollowed
        ? []
        : [kit.banner('users', 'accent', 'Better with company', 'Send a link; it opens on any phone.')]),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

/** Who is ahead. */
export function composeLeaderboard(scene: Scene): ScreenParts {
  const { kit, app, screen, entity } = scene
  // Those that are listed with their place are the ranking: clubs of a league.
  if (entity.samples.every(({ title }) => /^\d+\. /u.test(title))) return composeTable(scene)
  const people = othersOf(app.contentSeed, entity, 7)
  const me = ownName(app.contentSeed, entity)
  // Who counts steps is ranked by those.
  const isOfSteps = entity.figures[0]?.title === 'Steps'
  const points = isOfSteps
    ? ['61,240', '54,870', '47,630', '44,105', '38,920', '31,480', '24,310']
    : ['2,210', '1,960', '1,480', '1,455', '1,302', '990', '874']
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, { subtitle: screen.subtitle ?? 'The top three move up on Sunday' }),
    ),
    body: [
      kit.tabs('Span', ['This week', 'Month', 'All time']),
      kit.hero({
        tone: 'accent',
        overline: 'Your place',
        title: '3rd of 24',
        text: isOfSteps ? '7,240 steps behind the second' : '480 points behind the second',
      }),
      ...extraComponents(scene),
      kit.list(
        'rows',
        'Ranking',
        people.map((name, index) => ({
          avatar: index === 2 ? me : name,
          title: `${index + 1}  ${index === 2 ? 'You' : firstName(name)}`,
          value: points[index],
          ...(index === 2 ? { action: scene.to('profile') } : {}),
        })),
      ),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

/** A table of those who play as teams. */
function composeTable(scene: Scene): ScreenParts {
  const { kit, screen, entity } = scene
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, { subtitle: screen.subtitle ?? tipLine(entity, scene.app) }),
    ),
    body: [
      kit.tabs('Span', entity.groups),
      kit.list('stats', 'Table', figureItems(entity.figures), { columns: figureColumns(entity.figures) }),
      ...extraComponents(scene),
      kit.list('rows', 'Ranking', rowItems(entity, entity.samples, scene.to('browse', 'history'))),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
