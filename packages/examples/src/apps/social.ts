import {
  app,
  backArrow,
  banner,
  bar,
  button,
  card,
  chart,
  closeCross,
  datepicker,
  footer,
  goTo,
  header,
  image,
  input,
  list,
  navbar,
  person,
  row,
  screen,
  section,
  tabs,
  text,
  toggle,
} from '../build.ts'

const main = navbar([
  ['chart', 'Overview', 'overview'],
  ['calendar', 'Plan', 'plan'],
  ['plus', 'Create', 'create'],
  ['chat', 'Inbox', 'inbox'],
])

/** Cadence: Social media dashboard with analytics and scheduling, in violet and coral. */
export const social = app(
  {
    name: 'Cadence',
    description: 'Social media dashboard with analytics and scheduling, in violet and coral.',
    icon: 'chart',
    theme: { preset: 'clean', mode: 'light', colors: ['#6d4bd1', '#f0704f'] },
  },
  [
    screen('overview', 'Overview', [
      header('Overview', {
        actions: [bar('bell', 'Notifications', goTo('inbox')), person('Noa', goTo('inbox'))],
      }),
      tabs('Time', ['7 days', '30 days', 'Quarter'], { variant: 'segmented', active: 1 }),
      card('People reached', [
        text('stat', '48.2k', { delta: '+12.4 %', caption: 'People reached' }),
        chart('People reached', 'area', [22, 26, 24, 31, 29, 36, 34, 41, 39, 48], {
          labels: ['1 Nov', '10', '20', '30'],
          height: 132,
        }),
      ]),
      list('Followers and engagement', 'stats', [
        { title: 'Followers', value: '12,940', delta: '+318', spark: [3, 4, 4, 6, 7, 9] },
        { title: 'Engagement', value: '5.1 %', delta: '+0.4', spark: [5, 4, 6, 5, 7, 8] },
      ]),
      section('Best posts', [
        list('Best posts', 'rows', [
          {
            image: 'coffee',
            title: 'Behind the bar, part 3',
            chevron: true,
            subtitle: '2,104 likes, 96 saves',
            action: goTo('inbox'),
          },
          {
            image: 'team',
            title: 'Meet the roasters',
            chevron: true,
            subtitle: '1,870 likes, 44 saves',
            action: goTo('inbox'),
          },
        ]),
      ]),
      main,
    ]),
    screen('plan', 'Plan', [
      header('Plan', { actions: [bar('plus', 'New post', goTo('create'))] }),
      datepicker('Week', 'week', { selected: 3, marked: [1, 3, 4] }),
      list('Posts on Thursday', 'agenda', [
        {
          time: '09:00',
          title: 'Roast of the week',
          subtitle: 'Picture, 2 channels · Ready',
          action: goTo('create'),
        },
        {
          time: '12:30',
          title: 'Three ways to brew at home',
          now: true,
          subtitle: 'Carousel, 6 cards · Needs approval',
          action: goTo('create'),
        },
        { time: '17:00', title: 'Friday playlist', subtitle: 'Story · Draft', action: goTo('create') },
        {
          time: '19:30',
          title: 'Question: oat or whole?',
          subtitle: 'Poll, open for 24 hours',
          action: goTo('create'),
        },
      ]),
      banner('Best free slot: 18:15', {
        tone: 'accent',
        icon: 'spark',
        text: 'Your readers are 22 % more active then.',
        action: goTo('create'),
      }),
      main,
    ]),
    screen('create', 'Create', [
      header('New post', { compact: true, leading: closeCross }),
      list('Kind of post', 'chips', [
        { title: 'Picture', icon: 'image' },
        { title: 'Video', icon: 'video' },
        { title: 'Story', icon: 'clock' },
      ]),
      image('A cup of coffee', 'coffee cup', { height: 190 }),
      input('Caption', 'multiline', {
        helper: '78 of 300 characters',
        height: 96,
        value: 'Three ways to brew at home, from lazy to lovely. Which one is your Sunday?',
      }),
      datepicker('Goes out', 'field', { value: 'Fri 20 Nov, 18:15' }),
      toggle('Also post as story', true),
      footer([
        row(
          [
            button('Save draft', { variant: 'secondary', full: true, action: goTo('plan') }),
            button('Schedule', { full: true, action: goTo('plan') }),
          ],
          { equal: true },
        ),
      ]),
    ]),
    screen('inbox', 'Inbox', [
      header('Inbox', { actions: [bar('edit', 'New post', goTo('create'))] }),
      tabs('What to read', ['Comments', 'Messages', 'Mentions']),
      list(
        'Comments',
        'rows',
        [
          {
            avatar: 'Lea',
            title: 'Lea Brandt',
            badge: '2',
            subtitle: 'Do you ship the sampler to Vienna?',
            action: goTo('conversation'),
          },
          {
            avatar: 'Omar',
            title: 'Omar Haddad',
            delta: '12 min',
            subtitle: 'That crema! Recipe please',
            action: goTo('conversation'),
          },
          {
            avatar: 'Kim',
            title: 'Kim Osei',
            delta: '1 h',
            subtitle: 'Saw your mugs at the market',
            action: goTo('conversation'),
          },
          {
            avatar: 'Ana',
            title: 'Ana Petrova',
            delta: '3 h',
            subtitle: 'Can we use your picture in our guide?',
            action: goTo('conversation'),
          },
          {
            avatar: 'Tom',
            title: 'Tomás Rey',
            delta: 'Tue',
            subtitle: 'Best flat white in town',
            action: goTo('conversation'),
          },
          {
            avatar: 'Iris',
            title: 'Iris Chen',
            delta: 'Mon',
            subtitle: 'Is the Sunday class still open?',
            action: goTo('conversation'),
          },
        ],
        { boxed: false },
      ),
      main,
    ]),

    screen('conversation', 'Conversation', [
      header('Lea Brandt', { leading: backArrow(), compact: true, subtitle: 'Comments on Behind the bar' }),
      list('Messages', 'bubbles', [
        { day: 'Today' },
        { name: 'Lea', text: 'Do you ship the sampler to Vienna?' },
        { name: 'Lea', text: 'It is for my sister, she only drinks filter.', time: '10:12' },
        { text: 'We do! Three days, and the filter roast is in it.', mine: true },
        { text: 'Shall I put a card in?', mine: true, time: '10:20 · read' },
        { name: 'Lea', text: 'Please. Write “from the loud one”.', time: '10:21' },
      ]),
      input('Message', 'composer', { placeholder: 'Write an answer' }),
    ]),
  ],
)
