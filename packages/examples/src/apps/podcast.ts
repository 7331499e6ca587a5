import {
  app,
  back,
  backArrow,
  bar,
  button,
  card,
  chart,
  column,
  goTo,
  header,
  iconButton,
  image,
  input,
  list,
  navbar,
  person,
  row,
  screen,
  section,
  share,
  tabs,
  text,
  toggle,
} from '../build.ts'

const main = navbar([
  ['home', 'Listen', 'listen'],
  ['search', 'Search', 'search'],
  ['layers', 'Library', 'library'],
  ['download', 'Offline', 'offline'],
])

/** Lowtide: Podcast player with queue, chapters and offline shows. */
export const podcast = app(
  {
    name: 'Lowtide',
    description: 'Podcast player with queue, chapters and offline shows.',
    icon: 'headphones',
    theme: { preset: 'dark-pro' },
  },
  [
    screen('listen', 'Listen', [
      header('Good evening', {
        subtitle: 'Thursday',
        actions: [bar('bell', 'Notifications', goTo('library')), person('Rui', goTo('library'))],
      }),
      card(
        'Go on listening',
        [
          list('Go on listening', 'rows', [
            {
              image: 'history podcast',
              title: 'The city under the salt',
              progress: 0.7,
              subtitle: 'Continue · 18 min left',
              trailingIcon: 'playf',
              action: goTo('player'),
            },
          ]),
        ],
        { gap: 0 },
      ),
      section('New from your shows', [
        list(
          'New from your shows',
          'media',
          [
            {
              image: 'science',
              overline: 'Small Physics',
              title: 'Why bubbles are round, mostly',
              subtitle: 'Today · 34 min',
              action: goTo('player'),
            },
            {
              image: 'interview',
              overline: 'Two Chairs',
              title: 'A lighthouse keeper retires',
              subtitle: 'Today · 52 min',
              action: goTo('player'),
            },
          ],
          { boxed: false },
        ),
      ]),
      section('For a long train ride', [
        list(
          'For a long train ride',
          'carousel',
          [
            { image: 'story', title: 'Paper Harbour', subtitle: '8 parts', action: goTo('show') },
            { image: 'music', title: 'B-Sides', subtitle: 'Weekly', action: goTo('show') },
            { image: 'design', title: 'Form & Fault', subtitle: 'Fortnightly', action: goTo('show') },
          ],
          { width: 140, height: 140 },
        ),
      ]),
      main,
    ]),
    screen('player', 'Player', [
      header('Small Physics', {
        compact: true,
        leading: bar('down', 'Close player', back),
        actions: [bar('down', 'Offline', goTo('offline'))],
      }),
      image('Cover of Small Physics', 'science rings', { height: 335 }),
      row(
        [
          column([text('title', 'Why bubbles are round'), text('caption', 'Small Physics · Episode 84')], {
            gap: 4,
          }),
          iconButton('Save', 'heart', { plain: true, action: goTo('library') }),
        ],
        { justify: 'between' },
      ),
      input('', 'slider', {
        placeholder: 'Position in the episode',
        value: '0.38',
        options: ['12:54', '−21:06'],
      }),
      row(
        [
          iconButton('Shuffle', 'shuffle', { plain: true }),
          iconButton('Back 15 seconds', 'back15', { plain: true }),
          iconButton('Pause', 'pause', { size: 'large' }),
          iconButton('Forward 30 seconds', 'fwd30', { plain: true }),
          iconButton('Sleep timer', 'moon', { plain: true }),
        ],
        { justify: 'between' },
      ),
      list('Next', 'rows', [
        {
          icon: 'list',
          title: 'Next: chapter 3',
          chevron: true,
          subtitle: 'Soap, and the lazy surface',
          action: goTo('show'),
        },
      ]),
    ]),
    screen('show', 'Show', [
      header('Two Chairs', {
        variant: 'cover',
        image: 'interview',
        overline: 'Interviews · weekly',
        height: 280,
        leading: backArrow(),
        actions: [bar('share', 'Share', share('Lowtide'))],
      }),
      row([
        button('Follow', { icon: 'plus', size: 'small', action: goTo('library') }),
        button('Trailer', { variant: 'secondary', icon: 'playf', size: 'small', action: goTo('player') }),
      ]),
      text('body', 'Ruth Adeyemi asks one person about one object they could not throw away.', {
        tone: 'muted',
      }),
      tabs('About the show', ['Episodes', 'Seasons', 'About']),
      list(
        'Episodes',
        'rows',
        [
          {
            title: 'A lighthouse keeper retires',
            subtitle: 'Today · 52 min',
            trailingIcon: 'playf',
            action: goTo('player'),
          },
          {
            title: 'The last typewriter shop',
            subtitle: '12 Nov · 47 min',
            trailingIcon: 'playf',
            action: goTo('player'),
          },
          {
            title: 'Nine keys, no doors',
            progress: 0.7,
            subtitle: '5 Nov · 58 min',
            trailingIcon: 'playf',
            action: goTo('player'),
          },
          {
            title: 'A suitcase of sand',
            subtitle: '29 Oct · 44 min',
            trailingIcon: 'playf',
            action: goTo('player'),
          },
        ],
        { boxed: false },
      ),
    ]),
    screen('library', 'Library', [
      header('Library', { actions: [bar('filter', 'Filter', goTo('search'))] }),
      tabs('What is kept', ['Shows', 'Saved', 'History']),
      list(
        'Your shows',
        'grid',
        [
          { image: 'science', title: 'Small Physics', subtitle: '3 new', action: goTo('show') },
          { image: 'interview', title: 'Two Chairs', subtitle: '1 new', action: goTo('show') },
          { image: 'history', title: 'Salt & Stone', subtitle: 'All heard', action: goTo('show') },
          { image: 'design', title: 'Form & Fault', subtitle: '2 new', action: goTo('show') },
          { image: 'album', title: 'B-Sides', subtitle: '1 new', action: goTo('show') },
          { image: 'story', title: 'Paper Harbour', subtitle: '8 parts', action: goTo('show') },
        ],
        { height: 166 },
      ),
      main,
    ]),
    screen('offline', 'Offline', [
      header('Offline', { actions: [bar('search', 'Search', goTo('search'))] }),
      card('Used of 4 GB', [
        text('stat', '1.8 GB', { caption: 'Used of 4 GB' }),
        chart('Space used', 'sparkline', [1, 1.2, 1.1, 1.5, 1.4, 1.8], { height: 36 }),
      ]),
      list('Episodes on this phone', 'rows', [
        {
          image: 'story',
          title: 'Paper Harbour, part 4',
          subtitle: '41 min · 38 MB',
          trailingIcon: 'playf',
          action: goTo('player'),
        },
        {
          image: 'music',
          title: 'Sides B of 1979',
          subtitle: '1 h 04 · 61 MB',
          trailingIcon: 'playf',
          action: goTo('player'),
        },
        {
          image: 'tech',
          title: 'The quiet compiler',
          progress: 0.45,
          subtitle: '29 min · 27 MB',
          action: goTo('player'),
        },
      ]),
      toggle('Delete after listening', true),
      toggle('Only on wifi', true),
      main,
    ]),

    screen('search', 'Search', [
      header('Search'),
      input('Search', 'search', { placeholder: 'Shows, people, one odd word' }),
      list('Lengths', 'chips', [{ title: 'All' }, { title: 'Under 30 min' }, { title: 'Series' }]),
      section('Browse', [
        list('Subjects', 'grid', [
          { icon: 'bulb', title: 'Science', subtitle: '214 shows', action: goTo('show') },
          { icon: 'book', title: 'Stories', subtitle: '388 shows', tone: 'accent', action: goTo('show') },
          { icon: 'mic', title: 'Interviews', subtitle: '502 shows', tone: 'success', action: goTo('show') },
          { icon: 'globe', title: 'History', subtitle: '176 shows', tone: 'warning', action: goTo('show') },
        ]),
      ]),
      section('Many listen to', [
        list('Many listen to', 'rows', [
          {
            image: 'interview',
            title: 'A lighthouse keeper retires',
            subtitle: 'Two Chairs · 52 min',
            trailingIcon: 'playf',
            action: goTo('player'),
          },
          {
            image: 'science',
            title: 'Why bubbles are round, mostly',
            subtitle: 'Small Physics · 34 min',
            trailingIcon: 'playf',
            action: goTo('player'),
          },
        ]),
      ]),
      main,
    ]),
  ],
)
