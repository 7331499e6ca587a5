import {
  app,
  bar,
  button,
  card,
  chart,
  choice,
  closeCross,
  footer,
  goTo,
  header,
  hero,
  image,
  list,
  navbar,
  screen,
  section,
  share,
  text,
} from '../build.ts'

const main = navbar([
  ['home', 'Learn', 'learn'],
  ['brain', 'Practise', 'practise'],
  ['trophy', 'League', 'league'],
  ['user', 'Me', 'me'],
])

/** Tukano: Language learning with short lessons, streaks and a league, in teal and amber. */
export const language = app(
  {
    name: 'Tukano',
    description: 'Language learning with short lessons, streaks and a league, in teal and amber.',
    icon: 'globe',
    theme: { preset: 'playful', mode: 'light', colors: ['#13807f', '#e5a11f'] },
  },
  [
    screen('learn', 'Learn', [
      header('Olá, Ben!', {
        subtitle: 'Unit 4 · At the market',
        actions: [bar('bell', 'Notifications', goTo('league'))],
      }),
      list(
        'Your progress',
        'stats',
        [
          { icon: 'flame', tone: 'danger', title: 'Streak', value: '23' },
          { icon: 'bolt', tone: 'accent', title: 'Points', value: '1,480' },
          { icon: 'heart', tone: 'danger', title: 'Hearts', value: '4' },
        ],
        { columns: 3 },
      ),
      hero(
        'Fruit and prices',
        { title: 'Fruit and prices', overline: 'Lesson 3 of 6', text: 'Learn to ask: quanto custa?' },
        [button('Keep going', { icon: 'playf', action: goTo('question') })],
      ),
      list('Lessons of the unit', 'timeline', [
        { title: 'Greetings at the stall', done: true, subtitle: 'Done · 3 stars', action: goTo('question') },
        { title: 'Numbers to one hundred', done: true, subtitle: 'Done · 2 stars', action: goTo('question') },
        { title: 'Fruit and prices', now: true, subtitle: 'You are here', action: goTo('question') },
        { title: 'Too expensive!', subtitle: 'Next' },
      ]),
      main,
    ]),
    screen('question', 'Question', [
      header('Fruit and prices', {
        compact: true,
        subtitle: 'Question 4 of 10',
        leading: closeCross,
        actions: [bar('volume', 'Sound')],
      }),
      text('overline', 'Choose the meaning', { tone: 'primary' }),
      text('display', '“Quanto custa o melão?”'),
      image('Fruit at the market', 'fruit', { height: 160 }),
      choice('Where is the melon?'),
      choice('How much is the melon?', { checked: true }),
      choice('Is the melon ripe?'),
      footer([button('Check', { full: true, action: goTo('lesson-done') })]),
    ]),
    screen(
      'lesson-done',
      'Lesson done',
      [
        image('Fruit at the market', 'fruit market', { height: 220 }),
        text('display', 'Muito bem!', { align: 'center' }),
        text('body', 'You can now ask for prices and say no thanks.', { tone: 'muted', align: 'center' }),
        list(
          'How it went',
          'stats',
          [
            { value: '+24', title: 'Points' },
            { value: '92 %', title: 'Right' },
            { value: '3:41', title: 'Time' },
          ],
          { columns: 3 },
        ),
        button('Next lesson', { full: true, action: goTo('question') }),
        button('Review two mistakes', { variant: 'secondary', full: true, action: goTo('practise') }),
      ],
      { justify: 'center' },
    ),
    screen('league', 'League', [
      header('Amber league', {
        subtitle: 'Top five move up on Sunday',
        actions: [bar('info', 'How it works', goTo('practise'))],
      }),
      list('Ranking', 'rows', [
        { avatar: 'Sofia', title: '1  Sofia', value: '2,210', badge: 'Up', badgeTone: 'success' },
        { avatar: 'Hugo', title: '2  Hugo', value: '1,960', badge: 'Up', badgeTone: 'success' },
        { avatar: 'Ben', title: '3  You', value: '1,480', badge: 'Up', badgeTone: 'success' },
        { avatar: 'Mai', title: '4  Mai', value: '1,455' },
        { avatar: 'Ruben', title: '5  Ruben', value: '1,302' },
        { avatar: 'Ada', title: '6  Ada', value: '990' },
        { avatar: 'Noor', title: '7  Noor', value: '874' },
        { avatar: 'Pia', title: '8  Pia', value: '820' },
      ]),
      main,
    ]),
    screen('me', 'Me', [
      header('Your week', { actions: [bar('share', 'Share', share('Tukano'))] }),
      card(
        'Minutes learned',
        [
          chart('Minutes learned', 'bar', [12, 20, 8, 24, 16, 30, 18], {
            labels: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
            unit: ' min',
            height: 170,
          }),
        ],
        { title: 'Minutes learned' },
      ),
      list('Your records', 'grid', [
        { icon: 'flame', title: '23 days', tone: 'danger', subtitle: 'Longest streak' },
        {
          icon: 'book',
          title: '412 words',
          tone: 'primary',
          subtitle: 'Know by heart',
          action: goTo('practise'),
        },
        { icon: 'target', title: '88 %', tone: 'success', subtitle: 'Right first time' },
        {
          icon: 'users',
          title: '6 friends',
          tone: 'accent',
          subtitle: 'Learning too',
          action: goTo('league'),
        },
      ]),
      main,
    ]),

    screen('practise', 'Practise', [
      header('Practise', { subtitle: '17 words are getting dusty' }),
      hero(
        'Five minute mix',
        {
          tone: 'accent',
          overline: 'Before bed',
          title: 'Five minute mix',
          text: 'Old words first, then two mistakes.',
        },
        [button('Start', { icon: 'playf', action: goTo('question') })],
      ),
      section('Your way', [
        list('Ways to practise', 'grid', [
          { icon: 'headphones', title: 'Listen', subtitle: '6 short talks', action: goTo('question') },
          { icon: 'mic', title: 'Speak', subtitle: 'Say it back', tone: 'danger', action: goTo('question') },
          {
            icon: 'brain',
            title: 'Words',
            subtitle: '17 to review',
            tone: 'accent',
            action: goTo('question'),
          },
          {
            icon: 'pen',
            title: 'Write',
            subtitle: 'Two lines a day',
            tone: 'success',
            action: goTo('question'),
          },
        ]),
      ]),
      main,
    ]),
  ],
)
