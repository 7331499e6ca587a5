import {
  app,
  backArrow,
  bar,
  button,
  feature,
  goTo,
  header,
  list,
  map,
  navbar,
  screen,
  section,
  share,
  tabs,
  text,
} from '../build.ts'

const main = navbar([
  ['compass', 'Guide', 'guide'],
  ['map', 'Map', 'map'],
  ['bookmark', 'Saved', 'saved'],
  ['plane', 'Trips', 'trip'],
])

/** Far & Slow: Travel guide with essays, walks and a map. */
export const travel = app(
  {
    name: 'Far & Slow',
    description: 'Travel guide with essays, walks and a map.',
    icon: 'compass',
    theme: { preset: 'editorial' },
  },
  [
    screen('guide', 'Guide', [
      header('Far & Slow', {
        overline: 'No. 14 · Autumn',
        subtitle: 'Notes for people who miss trains on purpose',
        actions: [bar('search', 'Search', goTo('saved'))],
      }),
      feature('The ferry that waits for the baker', {
        image: 'sea sail',
        overline: 'Lisbon to Faro',
        text: 'Four days along a coast that closes after lunch.',
        height: 232,
        action: goTo('essay'),
      }),
      section('Shorter walks', [
        list('Shorter walks', 'media', [
          {
            image: 'old town',
            overline: 'Porto',
            title: 'Stairs, tiles and one good soup',
            subtitle: '3 km · half a day',
            action: goTo('essay'),
          },
          {
            image: 'museum',
            overline: 'Turin',
            title: 'Nine arcades in the rain',
            subtitle: '5 km · a day',
            action: goTo('essay'),
          },
        ]),
      ]),
      main,
    ]),
    screen('essay', 'Essay', [
      header('The ferry that waits for the baker', {
        variant: 'cover',
        image: 'sea sail',
        overline: 'Lisbon to Faro',
        height: 350,
        leading: backArrow(),
        actions: [bar('bookmark', 'Keep', goTo('saved')), bar('share', 'Share', share('Far & Slow'))],
      }),
      text('caption', 'Words by Inês Moura · 11 minutes'),
      text(
        'body',
        'At ten to seven the ramp is up and the engine is warm, and still nobody leaves. The captain looks at the hill. Somewhere up there, a woman with two baskets is walking as fast as bread allows.',
      ),
      text('quote', 'A timetable is a suggestion made by people who have not met the baker.'),
      text('body', 'She arrives at two minutes past, and the whole boat smells of morning.'),
    ]),
    screen('map', 'Map', [
      header('Faro, on foot', {
        compact: true,
        leading: backArrow(goTo('guide')),
        actions: [bar('bookmark', 'Saved', goTo('saved'))],
      }),
      map('Map: Map', {
        bleed: true,
        height: 420,
        route: true,
        seed: 'faro',
        pins: [
          { x: 0.8, y: 0.2, icon: 'flag' },
          { x: 0.4, y: 0.33, icon: 'cup' },
          { x: 0.62, y: 0.6, icon: 'book' },
        ],
      }),
      text('title', 'Harbour to the storks'),
      text('caption', '4.2 km · 1 h 20 · mostly shade before ten'),
      list('Stops of the walk', 'steps', [
        { title: 'Start at the Arco da Vila', subtitle: 'Look up: the nests are older than the bench.' },
        { title: 'Coffee at Café Aliança', subtitle: 'Stand at the bar; it is cheaper and louder.' },
      ]),
      main,
    ]),
    screen('saved', 'Saved', [
      header('Saved', { overline: '12 places', actions: [bar('map', 'Map', goTo('map'))] }),
      tabs('What is kept', ['Places', 'Essays', 'Tables']),
      list(
        'Saved places',
        'grid',
        [
          { image: 'hotel', title: 'Pensão Oceano', subtitle: 'Olhão', action: goTo('map') },
          { image: 'fish plate', title: 'Tasca do Zé', subtitle: 'Tavira', action: goTo('map') },
          { image: 'beach', title: 'Ilha da Culatra', subtitle: 'By ferry', action: goTo('map') },
          { image: 'vineyard', title: 'Quinta dos Vales', subtitle: 'Lagoa', action: goTo('map') },
          { image: 'museum', title: 'Casa dos Mosaicos', subtitle: 'Milreu', action: goTo('map') },
          { image: 'coffee', title: 'Café Aliança', subtitle: 'Faro', action: goTo('map') },
        ],
        { height: 140 },
      ),
      main,
    ]),
    screen('trip', 'Trip', [
      header('Four days south', {
        variant: 'masthead',
        compact: true,
        leading: backArrow(goTo('guide')),
        actions: [bar('share', 'Share', share('Far & Slow'))],
      }),
      text('display', 'Four days south'),
      text('caption', '3 to 6 December · two people'),
      list('The first day', 'agenda', [
        { time: '08:30', title: 'Train to Faro', subtitle: 'Coach 4, by the window', action: goTo('map') },
        {
          time: '12:10',
          title: 'Lunch at Tasca do Zé',
          now: true,
          subtitle: 'Ask for the clams',
          action: goTo('map'),
        },
        { time: '15:00', title: 'Ferry to Culatra', subtitle: 'Bring small change', action: goTo('map') },
        { time: '19:40', title: 'Pensão Oceano', subtitle: 'Room 6, sea side', action: goTo('map') },
      ]),
      button('Add a stop', { variant: 'secondary', icon: 'plus', full: true, action: goTo('saved') }),
      map('Map: Trip', { height: 150, route: true, seed: 'faro', pins: [{ x: 0.8, y: 0.2, icon: 'flag' }] }),
      main,
    ]),
  ],
)
