import {
  app,
  backArrow,
  banner,
  bar,
  button,
  column,
  datepicker,
  footer,
  goTo,
  header,
  hero,
  image,
  input,
  list,
  map,
  navbar,
  open,
  row,
  screen,
  section,
  tabs,
  text,
} from '../build.ts'

const main = navbar([
  ['search', 'Explore', 'explore'],
  ['calendar', 'Bookings', 'bookings'],
  ['heart', 'Saved', 'saved'],
  ['user', 'Profile', 'profile'],
])

/** Mosswell: Book cabins, saunas and quiet rooms in the country. */
export const booking = app(
  {
    name: 'Mosswell',
    description: 'Book cabins, saunas and quiet rooms in the country.',
    icon: 'camp',
    theme: { preset: 'natural' },
  },
  [
    screen('explore', 'Explore', [
      header('Find your quiet', {
        overline: 'Harz and around',
        actions: [bar('map', 'Map', goTo('bookings'))],
      }),
      input('Search', 'search', { placeholder: 'Cabin, sauna, lake', icon: 'filter' }),
      list('Kinds of places', 'chips', [
        { title: 'Cabins', icon: 'camp' },
        { title: 'Saunas', icon: 'flame' },
        { title: 'Lakes', icon: 'drop' },
        { title: 'Retreats', icon: 'leaf' },
      ]),
      list(
        'Places',
        'cards',
        [
          {
            image: 'forest camp',
            title: 'The Heron House',
            rating: '4.9',
            subtitle: 'Sleeps 4 · stove, boat, no wifi · from € 142',
            action: goTo('cabin'),
          },
          {
            image: 'lake',
            title: 'Lakeside sauna raft',
            rating: '4.7',
            subtitle: 'Up to 6 · two hours · from € 68',
            action: goTo('cabin'),
          },
        ],
        { height: 164 },
      ),
      main,
    ]),
    screen('cabin', 'Cabin', [
      header('The Heron House', {
        variant: 'cover',
        image: 'forest camp',
        overline: 'Cabin · Torfhaus',
        subtitle: '★ 4.9 · 126 stays',
        height: 330,
        leading: backArrow(),
        actions: [bar('heart', 'Save', goTo('saved'))],
      }),
      list(
        'The cabin in numbers',
        'stats',
        [
          { value: '4', title: 'Guests' },
          { value: '2', title: 'Bedrooms' },
          { value: '62 m²', title: 'Space' },
        ],
        { columns: 3, plain: true, centered: true },
      ),
      text(
        'body',
        'Larch walls, a deep window seat and a stove that keeps till morning. The lake path starts at the door.',
        { tone: 'muted' },
      ),
      list(
        'What it has',
        'chips',
        [
          { title: 'Stove', icon: 'flame' },
          { title: 'Boat', icon: 'wave' },
          { title: 'Dogs welcome', icon: 'paw' },
        ],
        { plain: true },
      ),
      list('Who to ask', 'rows', [
        {
          avatar: 'Hanne',
          title: 'Hanne lives next door',
          subtitle: 'Answers within the hour',
          trailingIcon: 'chat',
          action: open('mailto:hanne@post.example'),
        },
      ]),
      footer([
        row(
          [
            text('stat', '€ 142', { caption: 'per night' }),
            button('Choose dates', { action: goTo('dates') }),
          ],
          { justify: 'between' },
        ),
      ]),
    ]),
    screen('dates', 'Dates', [
      header('When?', { variant: 'large', subtitle: 'Three nights, two guests', leading: backArrow() }),
      datepicker('Dates', 'month', { range: [10, 13], marked: [4, 5, 18, 19, 20], month: '2026-12-01' }),
      input('Adults', 'stepper', { helper: '14 and over', value: '2' }),
      input('Dogs', 'stepper', { helper: 'One at most', value: '1' }),
      footer([
        row(
          [
            text('stat', '€ 451', { caption: '3 nights, all in' }),
            button('Continue', { action: goTo('confirmed') }),
          ],
          { justify: 'between' },
        ),
      ]),
    ]),
    screen(
      'confirmed',
      'Confirmed',
      [
        image('Mountains at dusk', 'hike mountain', { height: 240 }),
        text('overline', 'Booking MW-4182', { align: 'center' }),
        text('display', 'The stove is waiting', { align: 'center' }),
        text('body', 'Thursday 10 to Sunday 13 December. We sent the key code to lotte@post.example.', {
          tone: 'muted',
          align: 'center',
        }),
        row(
          [
            button('Directions', { variant: 'secondary', icon: 'pin', full: true, action: goTo('bookings') }),
            button('Add to calendar', { variant: 'secondary', full: true, action: goTo('bookings') }),
          ],
          { equal: true },
        ),
        button('Done', { full: true, action: goTo('bookings') }),
      ],
      { justify: 'center' },
    ),
    screen('bookings', 'Bookings', [
      header('Your stays'),
      tabs('Which stays', ['Coming', 'Past']),
      list(
        'Coming stays',
        'cards',
        [
          {
            image: 'forest camp',
            overline: 'In 3 weeks',
            title: 'The Heron House',
            subtitle: '10 to 13 December · 2 guests, 1 dog',
            action: goTo('cabin'),
          },
        ],
        { height: 130 },
      ),
      section('On the way', [
        map('Map: On the way', {
          height: 170,
          route: true,
          pins: [{ x: 0.8, y: 0.2, icon: 'home' }],
          caption: '1 h 52 by train and bus',
        }),
      ]),
      main,
    ]),

    screen('saved', 'Saved', [
      header('Saved', { overline: '4 places' }),
      list('Saved places', 'media', [
        {
          image: 'forest camp',
          overline: 'Torfhaus',
          title: 'The Heron House',
          rating: '4.9',
          meta: 'from € 142',
          action: goTo('cabin'),
        },
        {
          image: 'lake',
          overline: 'Okersee',
          title: 'Lakeside sauna raft',
          rating: '4.7',
          meta: 'from € 68',
          action: goTo('cabin'),
        },
        {
          image: 'hotel',
          overline: 'Goslar',
          title: 'A room over the old bakery',
          rating: '4.8',
          meta: 'from € 96',
          action: goTo('cabin'),
        },
        {
          image: 'field',
          overline: 'Benneckenstein',
          title: 'Shepherd’s hut with a stove',
          rating: '4.6',
          meta: 'from € 84',
          action: goTo('cabin'),
        },
      ]),
      banner('The raft is free on 5 December', {
        tone: 'accent',
        icon: 'calendar',
        text: 'You looked at that weekend twice.',
        action: goTo('dates'),
      }),
      main,
    ]),
    screen('profile', 'Profile', [
      header('You'),
      hero('Lotte Brandt', {}, [
        row(
          [
            image('Lotte', 'person', { shape: 'circle', width: 76, seed: 'Lotte' }),
            column([text('title', 'Lotte Brandt'), text('body', 'Braunschweig, with one dog')], { gap: 2 }),
          ],
          { gap: 16 },
        ),
      ]),
      list(
        'Your numbers',
        'stats',
        [
          { value: '9', title: 'Stays' },
          { value: '23', title: 'Nights' },
          { value: '4', title: 'Saved' },
        ],
        { columns: 3 },
      ),
      list('Settings', 'rows', [
        { icon: 'paw', title: 'Travelling with Juno', subtitle: 'Only places for dogs', switch: true },
        {
          icon: 'card',
          title: 'Payment',
          subtitle: 'Ends in 3380',
          chevron: true,
          tone: 'accent',
          action: goTo('dates'),
        },
        {
          icon: 'help',
          title: 'Help',
          subtitle: 'We answer within a day',
          chevron: true,
          tone: 'success',
          action: open('mailto:help@mosswell.example'),
        },
      ]),
      main,
    ]),
  ],
)
