import {
  app,
  backArrow,
  bar,
  button,
  card,
  chart,
  closeCross,
  datepicker,
  footer,
  goTo,
  header,
  iconButton,
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
  ['timer', 'Timer', 'timer'],
  ['list', 'Tasks', 'tasks'],
  ['chart', 'Stats', 'stats'],
  ['settings', 'Settings', 'settings'],
])

/** Ember: Focus timer with tasks, rounds and gentle statistics, dark, in coral. */
export const timer = app(
  {
    name: 'Ember',
    description: 'Focus timer with tasks, rounds and gentle statistics, dark, in coral.',
    icon: 'timer',
    theme: { preset: 'calm', mode: 'dark', colors: ['#f0704f'] },
  },
  [
    screen('timer', 'Timer', [
      header('Deep work', {
        compact: true,
        subtitle: 'Round 2 of 4',
        leading: bar('menu', 'Menu', goTo('settings')),
        actions: [bar('volume', 'Sound', goTo('settings'))],
      }),
      chart('Time left', 'ring', [0.62], {
        size: 290,
        center: '15:32',
        thickness: 16,
        centerCaption: 'until 10:25',
      }),
      row(
        [
          iconButton('Sound', 'volume'),
          iconButton('Pause', 'pause', { size: 'large' }),
          iconButton('Tasks', 'list', { action: goTo('tasks') }),
        ],
        { gap: 26, justify: 'center' },
      ),
      card('What you work on', [
        list('What you work on', 'rows', [
          {
            icon: 'edit',
            title: 'Draft chapter two',
            progress: 0.6,
            subtitle: 'Now · 3 of 5 rounds',
            action: goTo('tasks'),
          },
        ]),
      ]),
      main,
    ]),
    screen('tasks', 'Tasks', [
      header('Today', {
        compact: true,
        leading: bar('menu', 'Menu', goTo('settings')),
        actions: [bar('plus', 'Add', goTo('new-task'))],
      }),
      list('Today so far', 'stats', [
        { value: '4', title: 'Rounds done' },
        { value: '1 h 40', title: 'In focus' },
      ]),
      list(
        'Tasks',
        'checklist',
        [
          { title: 'Answer the council', checked: true, subtitle: '1 round' },
          { title: 'Draft chapter two', subtitle: '3 of 5 rounds' },
          { title: 'Sketch the cover', subtitle: '2 rounds' },
          { title: 'Read Marta’s notes', subtitle: '1 round' },
        ],
        { strike: true },
      ),
      button('Add a task', { variant: 'secondary', icon: 'plus', full: true, action: goTo('new-task') }),
      main,
    ]),
    screen('stats', 'Stats', [
      header('This week', {
        compact: true,
        leading: backArrow(goTo('timer')),
        actions: [bar('share', 'Share', share('Ember'))],
      }),
      card('In focus', [
        text('stat', '11 h 20', { delta: '+1 h 05', caption: 'In focus' }),
        chart('Minutes in focus', 'bar', [110, 140, 80, 160, 120, 50, 20], {
          labels: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
          height: 150,
          unit: ' m',
        }),
      ]),
      card('What for', [
        chart('What for', 'donut', [52, 28, 20], {
          labels: ['Writing', 'Reading', 'Admin'],
          center: '27',
          size: 116,
          centerCaption: 'rounds',
        }),
      ]),
      text('quote', 'Mornings carry you: 70 % before noon.'),
      main,
    ]),
    screen('settings', 'Settings', [
      header('Settings', { compact: true, leading: backArrow(goTo('timer')) }),
      card('Focus', [
        input('Focus', 'stepper', { helper: 'Minutes a round', value: '25' }),
        input('Short break', 'stepper', { helper: 'Minutes', value: '5' }),
      ]),
      card('Start breaks by itself', [
        toggle('Start breaks by itself', true),
        toggle('Dim the screen', true),
        toggle('Vibrate', false),
      ]),
      section('Sound', [
        list(
          'Sound',
          'chips',
          [
            { title: 'Rain', icon: 'drop' },
            { title: 'Wood', icon: 'flame' },
            { title: 'Waves', icon: 'wave' },
            { title: 'None' },
          ],
          { wrap: true, active: 1 },
        ),
      ]),
      main,
    ]),

    screen('new-task', 'New task', [
      header('New task', { compact: true, leading: closeCross }),
      input('What is it?', 'text', { placeholder: 'Call the printer' }),
      card('Rounds', [input('Rounds', 'stepper', { helper: 'Of 25 minutes', value: '2', min: 1, max: 12 })]),
      datepicker('When', 'field', { value: 'Today' }),
      section('Kind', [
        list(
          'Kind',
          'chips',
          [
            { title: 'Writing', icon: 'pen' },
            { title: 'Reading', icon: 'book' },
            { title: 'Admin', icon: 'mail' },
          ],
          { wrap: true },
        ),
      ]),
      toggle('Start when this round ends', false),
      footer([button('Add task', { full: true, action: goTo('tasks') })]),
    ]),
  ],
)
