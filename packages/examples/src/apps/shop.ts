import {
  app,
  backArrow,
  banner,
  bar,
  button,
  card,
  choice,
  closeCross,
  column,
  feature,
  footer,
  goTo,
  header,
  iconButton,
  image,
  input,
  list,
  navbar,
  row,
  screen,
  section,
  share,
  tabs,
  text,
} from '../build.ts'

const main = navbar([
  ['home', 'Shop', 'shop'],
  ['search', 'Search', 'lighting'],
  ['heart', 'Saved', 'saved'],
  ['bag', 'Bag', 'bag'],
  ['user', 'You', 'you'],
])

/** Norrgard: Shop for home objects with catalogue, product page, bag and checkout. */
export const shop = app(
  {
    name: 'Norrgard',
    description: 'Shop for home objects with catalogue, product page, bag and checkout.',
    icon: 'lamp',
    theme: { preset: 'clean' },
  },
  [
    screen('shop', 'Shop', [
      header('Good things, few of them', { actions: [bar('bell', 'Notifications', goTo('you'))] }),
      input('Search', 'search', { placeholder: 'Lamps, mugs, chairs', icon: 'camera' }),
      feature('The slow living room', {
        image: 'room sofa',
        overline: 'Autumn edit',
        text: '18 pieces from Oslo and Porto',
        height: 186,
        action: goTo('lighting'),
      }),
      section(
        'New this week',
        [
          list(
            'New this week',
            'grid',
            [
              {
                image: 'lamp',
                title: 'Halo table lamp',
                value: '€ 129',
                tag: 'New',
                subtitle: 'Opal glass',
                favorite: true,
                action: goTo('product'),
              },
              {
                image: 'vase',
                title: 'Ember vase',
                value: '€ 48',
                subtitle: 'Stoneware',
                favorite: false,
                action: goTo('product'),
              },
            ],
            { height: 150 },
          ),
        ],
        { actionLabel: 'See all', action: goTo('lighting') },
      ),
      main,
    ]),
    screen('lighting', 'Lighting', [
      header('Lighting', {
        compact: true,
        leading: backArrow(goTo('shop')),
        actions: [bar('bag', 'Bag', goTo('bag'))],
      }),
      list('Kinds of lamps', 'chips', [
        { title: 'All 42' },
        { title: 'Table' },
        { title: 'Floor' },
        { title: 'Pendant' },
        { title: 'Outdoor' },
      ]),
      row([text('caption', '42 items, sorted by newest'), text('label', 'Sort', { tone: 'primary' })], {
        justify: 'between',
      }),
      list(
        'Lamps',
        'grid',
        [
          {
            image: 'lamp',
            title: 'Halo table lamp',
            value: '€ 129',
            favorite: true,
            action: goTo('product'),
          },
          {
            image: 'lamp dusk',
            title: 'Kvist reading lamp',
            value: '€ 89',
            favorite: false,
            action: goTo('product'),
          },
          {
            image: 'mug',
            title: 'Candle mug, tall',
            value: '€ 32',
            favorite: false,
            action: goTo('product'),
          },
          {
            image: 'chair',
            title: 'Lantern stool, lit',
            value: '€ 210',
            favorite: true,
            action: goTo('product'),
          },
        ],
        { height: 172 },
      ),
      main,
    ]),
    screen('product', 'Product', [
      header('', {
        variant: 'cover',
        image: 'lamp',
        height: 372,
        leading: backArrow(),
        actions: [bar('heart', 'Save', goTo('saved')), bar('share', 'Share', share('Norrgard'))],
      }),
      row(
        [
          column([text('title', 'Halo table lamp'), text('caption', 'Opal glass, oak foot, warm 2700 K')], {
            gap: 4,
          }),
          text('title', '€ 129'),
        ],
        { align: 'start', justify: 'between' },
      ),
      row([text('label', '★ 4.8', { tone: 'accent' }), text('caption', '214 reviews, ships in 2 days')], {
        gap: 8,
      }),
      tabs('About the lamp', ['Details', 'Size', 'Reviews']),
      text(
        'body',
        'A soft globe for desks and bedsides. Touch the foot to dim it; it remembers the last setting.',
        { tone: 'muted' },
      ),
      footer([
        row(
          [
            iconButton('Save', 'heart', { diameter: 50, action: goTo('saved') }),
            button('Add to bag', { icon: 'bag', full: true, action: goTo('bag') }),
          ],
          { grow: 'last' },
        ),
      ]),
    ]),
    screen('bag', 'Bag', [
      header('Your bag', { compact: true, leading: closeCross }),
      list('Things in the bag', 'rows', [
        {
          image: 'lamp',
          title: 'Halo table lamp',
          subtitle: 'Opal, oak · € 129',
          quantity: '1',
          action: goTo('product'),
        },
        {
          image: 'mug',
          title: 'Fjord mug, set of 2',
          subtitle: 'Slate blue · € 38',
          quantity: '2',
          action: goTo('product'),
        },
        {
          image: 'vase',
          title: 'Ember vase',
          subtitle: 'Rust · € 48',
          quantity: '1',
          action: goTo('product'),
        },
      ]),
      banner('Free delivery reached', {
        tone: 'success',
        icon: 'truck',
        text: 'Arrives Tuesday 24 November',
      }),
      input('Gift card or code', 'text', { placeholder: 'HELLO10', icon: 'tag' }),
      card(
        'Sum',
        [
          list('Things in the bag', 'rows', [
            { title: 'Subtotal', value: '€ 253.00' },
            { title: 'Delivery', value: 'Free' },
            { title: 'VAT included', value: '€ 40.39' },
          ]),
        ],
        { gap: 4 },
      ),
      footer([
        row([text('caption', 'Total'), text('title', '€ 253.00')], { justify: 'between' }),
        button('Go to checkout', { full: true, action: goTo('checkout') }),
      ]),
    ]),
    screen('checkout', 'Checkout', [
      header('Checkout', { compact: true, subtitle: 'Step 2 of 3', leading: backArrow() }),
      section('Deliver to', [
        choice('Home', { icon: 'home', helper: 'Ines Almeida, Rua da Rosa 41, Lisbon', checked: true }),
        choice('Pick-up point', { icon: 'box', helper: 'Papelaria Central, 300 m' }),
      ]),
      section('Card', [
        input('Card number', 'text', { icon: 'card', value: '4921 8810 4432 0917', focused: true }),
        row(
          [
            input('Expires', 'text', { value: '09 / 28' }),
            input('Security code', 'text', { error: 'Three digits', value: '38' }),
          ],
          { align: 'start', equal: true },
        ),
      ]),
      footer([button('Pay € 253.00', { icon: 'lock', full: true, action: goTo('ordered') })]),
    ]),

    screen(
      'ordered',
      'Ordered',
      [
        image('A lamp in a living room', 'room sofa', { height: 240 }),
        text('overline', 'Order NG-20418', { align: 'center' }),
        text('display', 'On its way', { align: 'center' }),
        text(
          'body',
          'Four pieces arrive Tuesday 24 November. We write to ines@post.example when they leave.',
          { tone: 'muted', align: 'center' },
        ),
        row(
          [
            button('Receipt', { variant: 'secondary', icon: 'receipt', full: true, action: goTo('you') }),
            button('Track it', { variant: 'secondary', icon: 'truck', full: true, action: goTo('you') }),
          ],
          { equal: true },
        ),
        button('Keep looking', { full: true, action: goTo('shop') }),
      ],
      { justify: 'center' },
    ),
    screen('saved', 'Saved', [
      header('Saved', {
        subtitle: '6 pieces, two rooms',
        actions: [bar('share', 'Share', share('Norrgard'))],
      }),
      list('Rooms', 'chips', [{ title: 'All 6' }, { title: 'Reading corner' }, { title: 'Kitchen' }]),
      list(
        'Saved pieces',
        'grid',
        [
          {
            image: 'lamp',
            title: 'Halo table lamp',
            subtitle: 'Opal glass',
            value: '€ 129',
            favorite: true,
            action: goTo('product'),
          },
          {
            image: 'chair',
            title: 'Lantern stool, lit',
            subtitle: 'Ash',
            value: '€ 210',
            favorite: true,
            action: goTo('product'),
          },
          {
            image: 'mug slate',
            title: 'Fjord mug',
            subtitle: 'Slate blue',
            value: '€ 19',
            favorite: true,
            action: goTo('product'),
          },
          {
            image: 'vase rust',
            title: 'Ember vase',
            subtitle: 'Stoneware',
            value: '€ 48',
            favorite: true,
            action: goTo('product'),
          },
        ],
        { height: 150 },
      ),
      main,
    ]),
    screen('you', 'You', [
      header('Ines Almeida', { subtitle: 'Lisbon, with Norrgard since 2024' }),
      list(
        'Your numbers',
        'stats',
        [
          { value: '7', title: 'Orders' },
          { value: '2', title: 'On the way' },
          { value: '6', title: 'Saved' },
        ],
        { columns: 3 },
      ),
      section('Orders', [
        list('Orders', 'rows', [
          {
            image: 'lamp',
            title: 'Halo lamp and 3 more',
            subtitle: 'Arrives Tuesday 24 November',
            badge: 'Sent',
            badgeTone: 'success',
            action: goTo('product'),
          },
          {
            image: 'chair',
            title: 'Dune chair',
            subtitle: 'Delivered 2 October',
            value: '€ 340',
            action: goTo('product'),
          },
        ]),
      ]),
      section('Account', [
        list('Account', 'rows', [
          {
            icon: 'pin',
            title: 'Addresses',
            subtitle: 'Home and one more',
            chevron: true,
            action: goTo('checkout'),
          },
          { icon: 'card', title: 'Cards', subtitle: 'Ends in 0917', chevron: true, action: goTo('checkout') },
          { icon: 'bell', title: 'Tell me about new pieces', switch: true },
        ]),
      ]),
      main,
    ]),
  ],
)
