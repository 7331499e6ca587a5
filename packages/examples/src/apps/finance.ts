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
  iconButton,
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
  ['wallet', 'Home', 'home'],
  ['pie', 'Budget', 'budget'],
  ['trend', 'Invest', 'invest'],
  ['card', 'Cards', 'cards'],
])

/** Keel: Personal finance with budgets, cards and investments. */
export const finance = app(
  {
    name: 'Keel',
    description: 'Personal finance with budgets, cards and investments.',
    icon: 'wallet',
    theme: { preset: 'dark-pro' },
  },
  [
    screen('home', 'Home', [
      header('Keel', {
        compact: true,
        leading: person('Dario', goTo('cards')),
        actions: [bar('search', 'Search', goTo('budget')), bar('bell', 'Notifications', goTo('budget'))],
      }),
      text('stat', '€ 12,480.20', { delta: '+2.1 %', caption: 'Everything together', big: true }),
      chart('Balance since June', 'area', [10.8, 11, 10.9, 11.4, 11.2, 11.9, 12.1, 11.8, 12.2, 12.5], {
        labels: ['Jun', 'Aug', 'Oct', 'Nov'],
        height: 138,
      }),
      row(
        [
          iconButton('Send', 'send', { diameter: 54, filled: true, showLabel: true, action: goTo('send') }),
          iconButton('Request', 'download', { diameter: 54, showLabel: true, action: goTo('send') }),
          iconButton('Move', 'repeat', { diameter: 54, showLabel: true, action: goTo('send') }),
          iconButton('Top up', 'plus', { diameter: 54, showLabel: true, action: goTo('cards') }),
        ],
        { justify: 'between' },
      ),
      section(
        'Latest',
        [
          list('Latest', 'rows', [
            {
              icon: 'cart',
              title: 'Markthalle Neun',
              value: '−€ 34.80',
              subtitle: 'Groceries · today',
              action: goTo('budget'),
            },
            {
              icon: 'train',
              title: 'Monthly ticket',
              value: '−€ 58.00',
              tone: 'accent',
              subtitle: 'Transport · yesterday',
              action: goTo('budget'),
            },
            {
              icon: 'wallet',
              title: 'Salary, Studio Lund',
              value: '+€ 3,120',
              tone: 'success',
              subtitle: 'Income · 16 Nov',
              action: goTo('budget'),
            },
          ]),
        ],
        { actionLabel: 'All', action: goTo('budget') },
      ),
      main,
    ]),
    screen('budget', 'Budget', [
      header('November', { actions: [bar('calendar', 'Calendar'), bar('plus', 'Add', goTo('send'))] }),
      card('Where it goes', [
        chart('Where it goes', 'donut', [820, 412, 260, 190, 96], {
          labels: ['Rent', 'Groceries', 'Going out', 'Transport', 'Other'],
          center: '€ 1,778',
          centerCaption: 'of € 2,200',
        }),
      ]),
      section('Envelopes', [
        list('Envelopes', 'rows', [
          { icon: 'cart', title: 'Groceries', progress: 0.82, value: '€ 88', delta: 'left' },
          { icon: 'wine', title: 'Going out', progress: 0.65, value: '€ 140', delta: 'left', tone: 'accent' },
          {
            icon: 'plane',
            title: 'Winter trip',
            progress: 0.4,
            value: '€ 480',
            delta: 'of € 1,200',
            tone: 'success',
          },
          { icon: 'gift', title: 'Presents', progress: 0.15, value: '€ 170', delta: 'left', tone: 'warning' },
        ]),
      ]),
      banner('Groceries run out on the 26th', {
        tone: 'warning',
        icon: 'info',
        text: 'At this pace you need € 32 more.',
      }),
      main,
    ]),
    screen('invest', 'Invest', [
      header('Invest', { actions: [bar('send', 'Send money', goTo('send'))] }),
      tabs('Time', ['1 D', '1 W', '1 M', '1 Y', 'All'], { active: 2 }),
      text('stat', '€ 7,194.00', { delta: '+4.6 %', caption: 'Portfolio' }),
      chart('Portfolio and market', 'line', [58, 57, 59, 60, 58, 61, 60, 62], {
        labels: ['20 Oct', '30 Oct', '9 Nov', '19 Nov'],
        height: 170,
        comparison: [56, 57, 57, 58, 58, 59, 59, 60],
      }),
      section('Holdings', [
        list('Holdings', 'rows', [
          {
            title: 'World index',
            spark: [3, 4, 4, 5, 6, 7],
            value: '€ 3,410',
            delta: '+6.1 %',
            subtitle: '31.2 shares',
          },
          {
            title: 'Clean energy',
            spark: [7, 6, 6, 5, 5, 4],
            value: '€ 1,204',
            delta: '−2.3 %',
            subtitle: '88 shares',
          },
          {
            title: 'Short bonds',
            spark: [4, 4, 5, 5, 5, 5],
            value: '€ 1,600',
            delta: '+0.8 %',
            subtitle: '12 shares',
          },
          { title: 'Gold', spark: [3, 5, 4, 6, 6, 8], value: '€ 980', delta: '+9.4 %', subtitle: '0.4 oz' },
        ]),
      ]),
      main,
    ]),
    screen('send', 'Send', [
      header('Send money', { compact: true, leading: backArrow() }),
      list('People', 'stories', [
        { title: 'Yusuf' },
        { title: 'Marie' },
        { title: 'Zoe' },
        { title: 'Oskar', seen: true },
        { title: 'Ida', seen: true },
      ]),
      card('Amount', [
        text('caption', 'To Yusuf Kaya', { align: 'center' }),
        text('display', '€ 42.50', { align: 'center' }),
      ]),
      list(
        'Amounts',
        'chips',
        [{ title: '€ 10' }, { title: '€ 20' }, { title: '€ 42.50' }, { title: '€ 100' }],
        { active: 2 },
      ),
      input('Note', 'text', { icon: 'edit', value: 'Concert tickets' }),
      datepicker('When', 'field', { value: 'Now' }),
      toggle('Ask Yusuf to confirm', false),
      footer([button('Send € 42.50', { icon: 'send', full: true, action: goTo('home') })]),
    ]),

    screen('cards', 'Cards', [
      header('Cards', { actions: [bar('pie', 'Budget', goTo('budget'))] }),
      hero('Everyday card', { overline: 'Everyday', title: '•••• 4471', text: 'Dario Conti · 08 / 29' }),
      row(
        [
          iconButton('Freeze', 'lock', { diameter: 54, showLabel: true }),
          iconButton('Show PIN', 'eye', { diameter: 54, showLabel: true }),
          iconButton('Limits', 'settings', { diameter: 54, showLabel: true, action: goTo('budget') }),
          iconButton('Top up', 'plus', { diameter: 54, showLabel: true, filled: true, action: goTo('send') }),
        ],
        { justify: 'between' },
      ),
      section('This month', [
        list('This month', 'stats', [
          { icon: 'card', title: 'Spent', value: '€ 684', delta: '−€ 52 on October', lowerIsBetter: true },
          { icon: 'shield', tone: 'success', title: 'Left of limit', value: '€ 816', progress: 0.54 },
        ]),
      ]),
      section('Settings', [
        list('Card settings', 'rows', [
          { icon: 'globe', title: 'Pay abroad', switch: true },
          { icon: 'wifi', title: 'Contactless', switch: true, tone: 'accent' },
          { icon: 'cart', title: 'Pay online', switch: false, tone: 'success' },
        ]),
      ]),
      main,
    ]),
  ],
)
