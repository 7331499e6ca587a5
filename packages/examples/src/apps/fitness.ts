import {
  app,
  backArrow,
  banner,
  bar,
  button,
  card,
  chart,
  datepicker,
  footer,
  goTo,
  header,
  hero,
  list,
  navbar,
  row,
  screen,
  section,
  share,
  tabs,
  text,
  toggle,
} from '../build.ts'

const main = navbar([
  ['home', 'Today', 'today'],
  ['dumbbell', 'Train', 'train'],
  ['trend', 'Progress', 'progress'],
  ['user', 'Me', 'me'],
])

/** Ironside: Fitness tracker with workout logs and progress charts. */
export const fitness = app(
  {
    name: 'Ironside',
    description: 'Fitness tracker with workout logs and progress charts.',
    icon: 'dumbbell',
    theme: { preset: 'bold' },
  },
  [
    screen('today', 'Today', [
      header('Leg day', {
        overline: 'Thursday 19 Nov',
        subtitle: 'Week 6 of 8, two sessions to go',
        actions: [bar('bell', 'Notifications', goTo('me'))],
      }),
      card('Activity rings', [
        row(
          [
            chart('Activity rings', 'ring', [0.78, 0.6, 0.4], { size: 132, thickness: 12 }),
            list(
              'Activity in numbers',
              'stats',
              [
                { value: '612 kcal', title: 'Move' },
                { value: '48 min', title: 'Exercise' },
                { value: '9 of 12', title: 'Stand hours' },
              ],
              { columns: 1, plain: true },
            ),
          ],
          { gap: 22, grow: 'last' },
        ),
      ]),
      hero(
        'Squat and hinge',
        {
          title: 'Squat and hinge',
          tone: 'accent',
          overline: 'Next up, 18:30',
          text: '7 exercises, about 52 minutes',
        },
        [button('Start workout', { icon: 'playf', action: goTo('workout') })],
      ),
      section('This week', [datepicker('Week', 'week', { selected: 3, marked: [0, 1, 3, 5] })]),
      main,
    ]),
    screen('workout', 'Workout', [
      header('Squat and hinge', {
        subtitle: 'Set 2 of 4, 86 kg',
        leading: backArrow(),
        actions: [bar('chart', 'Progress', goTo('progress'))],
      }),
      row(
        [
          text('stat', '01:24', { caption: 'Rest left', big: true }),
          button('Skip', { variant: 'outline', size: 'small', action: goTo('progress') }),
        ],
        { justify: 'between' },
      ),
      card(
        'Back squat',
        [
          list('Back squat', 'checklist', [
            { title: 'Set 1', value: '60 kg × 10', checked: true, subtitle: 'Warm-up' },
            { title: 'Set 2', value: '86 kg × 6', checked: true, subtitle: 'Working' },
            { title: 'Set 3', value: '86 kg × 6', subtitle: 'Working' },
            { title: 'Set 4', value: '80 kg × max', subtitle: 'All you have' },
          ]),
        ],
        { title: 'Back squat', actionLabel: 'Swap', action: goTo('train') },
      ),
      banner('Last week you did 84 kg', {
        tone: 'accent',
        icon: 'bulb',
        text: 'Keep two reps in the tank on set 3.',
      }),
      footer([button('Log set 3', { icon: 'check', full: true, action: goTo('progress') })]),
    ]),
    screen('train', 'Train', [
      header('Train', { subtitle: '24 programmes', actions: [bar('chart', 'Progress', goTo('progress'))] }),
      list('Kinds of training', 'chips', [
        { title: 'Strength' },
        { title: 'Running' },
        { title: 'Mobility' },
        { title: 'Home' },
      ]),
      list(
        'Programmes',
        'cards',
        [
          {
            image: 'strength gym',
            overline: '8 weeks, 4 a week',
            title: 'Iron basics',
            progress: 0.68,
            subtitle: 'Squat, press, pull: 32 sessions',
            action: goTo('workout'),
          },
          {
            image: 'run track',
            overline: '10 weeks, 3 a week',
            title: 'First ten kilometres',
            subtitle: 'Intervals, tempo and one long run',
            action: goTo('workout'),
          },
        ],
        { height: 138 },
      ),
      main,
    ]),
    screen('progress', 'Progress', [
      header('Stronger', {
        overline: 'Last 12 weeks',
        subtitle: '+14 kg on your squat',
        actions: [bar('share', 'Share', share('Ironside'))],
      }),
      tabs('What to measure', ['Strength', 'Volume', 'Weight']),
      card('Back squat, best set', [
        text('stat', '86 kg', { delta: '+14 kg', caption: 'Back squat, best set' }),
        chart('Back squat', 'area', [72, 72, 74, 76, 75, 78, 80, 79, 82, 84, 84, 86], {
          labels: ['Sep', 'Oct', 'Nov'],
          height: 150,
        }),
      ]),
      list('Sessions and weight', 'stats', [
        { title: 'Sessions', value: '38', delta: '+6 on last block' },
        { title: 'Tonnes lifted', value: '91.4', delta: '+12 %' },
      ]),
      main,
    ]),
    screen('me', 'Me', [
      header('Mara Vogt', {
        overline: 'Member since 2023',
        subtitle: 'Lifts in Leipzig',
        actions: [bar('calendar', 'Today', goTo('today'))],
      }),
      list(
        'Your numbers',
        'stats',
        [
          { value: '142', title: 'Sessions' },
          { value: '26', title: 'Day streak' },
          { value: '11', title: 'Records' },
        ],
        { columns: 3 },
      ),
      section('Records', [
        list('Records', 'rows', [
          {
            icon: 'trophy',
            title: 'Deadlift',
            value: '118 kg',
            subtitle: '12 November',
            action: goTo('progress'),
          },
          {
            icon: 'trophy',
            title: 'Bench press',
            value: '57.5 kg',
            subtitle: '2 November',
            action: goTo('progress'),
          },
          {
            icon: 'run',
            title: '5 km run',
            value: '24:36',
            subtitle: '21 October',
            action: goTo('progress'),
          },
        ]),
      ]),
      card(
        'Remind me on training days',
        [toggle('Remind me on training days', true), toggle('Share with coach Ilse', false)],
        {
          gap: 4,
        },
      ),
      main,
    ]),
  ],
)
