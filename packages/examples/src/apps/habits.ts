import {
  app,
  backArrow,
  bar,
  button,
  card,
  chart,
  closeCross,
  footer,
  goTo,
  header,
  hero,
  iconButton,
  image,
  input,
  list,
  navbar,
  row,
  screen,
  section,
  share,
  text,
  toggle,
} from '../build.ts'

const main = navbar([
  ['sun', 'Today', 'today'],
  ['book', 'Journal', 'journal'],
  ['chart', 'Insight', 'insight'],
  ['user', 'You', 'you'],
])

/** Stillwater: Habit journal with moods, streaks and evening notes. */
export const habits = app(
  {
    name: 'Stillwater',
    description: 'Habit journal with moods, streaks and evening notes.',
    icon: 'leaf',
    theme: { preset: 'calm' },
  },
  [
    screen(
      'welcome',
      'Welcome',
      [
        image('Someone sitting still', 'meditation', { height: 300 }),
        text('display', 'A quieter kind of progress', { align: 'center' }),
        text('body', 'Three small habits, one line a day. No points, no pressure.', {
          tone: 'muted',
          align: 'center',
        }),
        button('Begin', { full: true, action: goTo('today') }),
        button('I have an account', { variant: 'ghost', full: true, action: goTo('today') }),
      ],
      { justify: 'center' },
    ),
    screen('today', 'Today', [
      header('Good morning, Jun', {
        subtitle: 'Thursday, three small things',
        leading: bar('menu', 'Menu', goTo('you')),
        actions: [bar('calendar', 'Calendar', goTo('check-in'))],
      }),
      hero(
        'Breathe before the day',
        { title: 'Breathe before the day', overline: 'Two minutes', text: 'In for four, out for six.' },
        [button('Start', { icon: 'playf', size: 'small', action: goTo('breathe') })],
      ),
      list(
        'Habits',
        'checklist',
        [
          { title: 'Glass of water', checked: true, subtitle: '12 days in a row' },
          { title: 'Walk after lunch', subtitle: '4 days in a row' },
          { title: 'Read ten pages', subtitle: 'Page 142 of Small Rivers' },
        ],
        { strike: true },
      ),
      main,
    ]),
    screen('check-in', 'Check-in', [
      header('How was today?', { subtitle: 'Thursday evening', leading: closeCross }),
      row(
        [
          iconButton('Low', 'moon', { diameter: 54, showLabel: true }),
          iconButton('Flat', 'cloud', { diameter: 54, showLabel: true }),
          iconButton('Okay', 'leaf', { diameter: 54, showLabel: true }),
          iconButton('Good', 'sun', { diameter: 54, filled: true, showLabel: true }),
          iconButton('Bright', 'spark', { diameter: 54, showLabel: true }),
        ],
        { justify: 'between' },
      ),
      input('One line', 'multiline', { height: 120, value: 'Walked the long way home. The river was loud.' }),
      input('Energy', 'slider', { value: '0.62', options: ['Empty', 'Full'] }),
      list(
        'What was in the day',
        'chips',
        [
          { title: 'Friends' },
          { title: 'Outside' },
          { title: 'Work' },
          { title: 'Sleep' },
          { title: 'Music' },
        ],
        { wrap: true, active: 1 },
      ),
      footer([button('Keep this day', { full: true, action: goTo('journal') })]),
    ]),
    screen('journal', 'Journal', [
      header('Journal', {
        compact: true,
        leading: bar('menu', 'Menu', goTo('you')),
        actions: [bar('plus', 'Check in', goTo('check-in'))],
      }),
      list('Notes', 'timeline', [
        {
          title: 'The river was loud',
          now: true,
          subtitle: 'Yesterday · good · 6 lines',
          action: goTo('check-in'),
        },
        {
          title: 'Soup with Ada, then rain',
          image: 'soup',
          subtitle: 'Tuesday · bright',
          action: goTo('check-in'),
        },
        { title: 'Slow start, kind ending', subtitle: 'Monday · okay', action: goTo('check-in') },
        {
          title: 'First frost on the allotment',
          image: 'garden',
          subtitle: 'Sunday · good',
          action: goTo('check-in'),
        },
      ]),
      main,
    ]),
    screen('insight', 'Insight', [
      header('November', {
        compact: true,
        leading: backArrow(goTo('today')),
        actions: [bar('share', 'Share', share('Stillwater'))],
      }),
      section('Days you showed up', [
        chart('Days you showed up', 'heat', [0, 1, 2, 3, 2, 1, 3, 4, 2, 3, 3, 1, 0, 2, 3, 4, 4, 3, 2, 1, 2]),
      ]),
      card('Average sleep', [
        text('stat', '7 h 24', { delta: '+18 min', caption: 'Average sleep' }),
        chart('Hours of sleep', 'line', [6.8, 7, 6.6, 7.2, 7.4, 7.1, 7.6], {
          labels: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
          height: 110,
        }),
      ]),
      text('quote', 'Your good days share one thing: you went outside.'),
      main,
    ]),

    screen('breathe', 'Breathe', [
      header('Breathe', { leading: closeCross, subtitle: 'In for four, out for six' }),
      chart('Time left', 'ring', [0.4], {
        size: 260,
        thickness: 14,
        center: '1:12',
        centerCaption: 'of two minutes',
      }),
      text('body', 'Let the shoulders fall. There is nothing to do until the circle is full.', {
        tone: 'muted',
        align: 'center',
      }),
      row(
        [
          iconButton('Bell at the end', 'bell'),
          iconButton('Pause', 'pause', { size: 'large' }),
          iconButton('Sound', 'volume'),
        ],
        { justify: 'center', gap: 26 },
      ),
      footer([button('I am done', { full: true, action: goTo('check-in') })]),
    ]),
    screen('you', 'You', [
      header('Jun Park', { subtitle: '26 days, three habits' }),
      list(
        'Your numbers',
        'stats',
        [
          { value: '26', title: 'Days kept' },
          { value: '12', title: 'In a row' },
          { value: '41', title: 'Notes' },
        ],
        { columns: 3 },
      ),
      section('Gentle reminders', [
        card(
          'Reminders',
          [toggle('Morning, 7:30', true), toggle('Evening note, 21:00', true), toggle('Sundays off', false)],
          { gap: 4 },
        ),
      ]),
      section('Yours', [
        list('Yours', 'rows', [
          {
            icon: 'book',
            title: 'All notes',
            subtitle: '41 evenings',
            chevron: true,
            action: goTo('journal'),
          },
          {
            icon: 'trend',
            title: 'What helps',
            subtitle: 'Three patterns found',
            chevron: true,
            action: goTo('insight'),
          },
        ]),
      ]),
      main,
    ]),
  ],
)
