import {
  app,
  back,
  backArrow,
  banner,
  bar,
  button,
  closeCross,
  datepicker,
  feature,
  footer,
  goTo,
  header,
  hero,
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
} from '../build.ts'

const main = navbar([
  ['home', 'Kitchen', 'kitchen'],
  ['search', 'Find', 'find'],
  ['calendar', 'Week', 'week'],
  ['heart', 'Saved', 'saved'],
])

/** Spoonful: Recipe app with search, favourites and meal planning. */
export const recipes = app(
  {
    name: 'Spoonful',
    description: 'Recipe app with search, favourites and meal planning.',
    icon: 'pot',
    theme: { preset: 'warm' },
  },
  [
    screen('kitchen', 'Kitchen', [
      header('What shall we cook?', {
        subtitle: 'Good evening, Elias',
        leading: person('Elias', goTo('saved')),
        actions: [bar('bell', 'Notifications', goTo('week'))],
      }),
      input('Search', 'search', { placeholder: 'Ingredient or dish', icon: 'filter' }),
      feature('Miso ramen with soft egg', {
        image: 'ramen soup',
        overline: 'Tonight, 35 minutes',
        text: 'You have 9 of 11 ingredients',
        height: 206,
        action: goTo('recipe'),
      }),
      list('Kinds of dishes', 'chips', [
        { title: 'Quick', icon: 'clock' },
        { title: 'Veggie', icon: 'leaf' },
        { title: 'One pot', icon: 'pot' },
        { title: 'Baking', icon: 'cake' },
      ]),
      section(
        'Loved this autumn',
        [
          list('Loved this autumn', 'carousel', [
            { image: 'curry', title: 'Pumpkin curry', subtitle: '40 min, easy', action: goTo('recipe') },
            { image: 'pizza', title: 'Potato pizza', subtitle: '1 h, weekend', action: goTo('recipe') },
            { image: 'cake', title: 'Plum cake', subtitle: '55 min', action: goTo('recipe') },
          ]),
        ],
        { actionLabel: 'All', action: goTo('find') },
      ),
      main,
    ]),
    screen('find', 'Find', [
      header('Find', { variant: 'large' }),
      input('Search', 'search', { icon: 'close', value: 'lentil' }),
      list('Filters', 'chips', [{ title: 'Under 30 min' }, { title: 'Vegan' }, { title: 'High protein' }]),
      list('Recipes', 'media', [
        {
          image: 'soup',
          overline: '25 min',
          title: 'Red lentil soup with lime',
          rating: '4.8',
          meta: '312 cooks',
          action: goTo('recipe'),
        },
        {
          image: 'salad',
          overline: '20 min',
          title: 'Lentil and herb salad',
          rating: '4.6',
          meta: '187 cooks',
          action: goTo('recipe'),
        },
        {
          image: 'curry',
          overline: '45 min',
          title: 'Coconut dal, crisp onions',
          rating: '4.9',
          meta: '540 cooks',
          action: goTo('recipe'),
        },
        {
          image: 'taco',
          overline: '30 min',
          title: 'Smoky lentil tacos',
          rating: '4.5',
          meta: '96 cooks',
          action: goTo('recipe'),
        },
      ]),
      main,
    ]),
    screen('recipe', 'Recipe', [
      header('Miso ramen', {
        variant: 'cover',
        image: 'ramen',
        overline: '35 minutes · serves 2',
        subtitle: 'Deep, quick, and kind to leftovers',
        height: 316,
        leading: backArrow(),
        actions: [bar('heart', 'Save', goTo('saved')), bar('share', 'Share', share('Spoonful'))],
      }),
      list(
        'The dish in numbers',
        'stats',
        [
          { value: '35 min', title: 'Time' },
          { value: '520', title: 'Kcal' },
          { value: '28 g', title: 'Protein' },
        ],
        { columns: 3, plain: true, centered: true },
      ),
      tabs('About the dish', ['Ingredients', 'Method', 'Notes']),
      list(
        'Ingredients',
        'checklist',
        [
          { title: 'Ramen noodles', value: '200 g', checked: true },
          { title: 'White miso', value: '3 tbsp', checked: true },
          { title: 'Soft-boiled eggs', value: '2' },
          { title: 'Spring onions', value: '3' },
        ],
        { strike: true, boxed: true },
      ),
      footer([button('Cook with me', { icon: 'playf', full: true, action: goTo('cook') })]),
    ]),
    screen('cook', 'Cook', [
      header('Step 3 of 7', { compact: true, leading: closeCross, actions: [bar('volume', 'Sound')] }),
      image('A pot of soup', 'pot soup', { height: 230 }),
      text('display', 'Whisk in the miso'),
      text(
        'body',
        'Take the pot off the heat first. Stir three spoons of miso with a ladle of broth, then pour it back. Do not let it boil.',
        { tone: 'muted' },
      ),
      hero('Highlight', { tone: 'accent' }, [
        row([text('stat', '06:20', { caption: 'Eggs are done in' }), iconButton('Pause', 'pause')], {
          justify: 'between',
        }),
      ]),
      footer([
        row(
          [
            button('Back', { variant: 'secondary', full: true, action: back }),
            button('Next step', { full: true, action: goTo('served') }),
          ],
          { equal: true },
        ),
      ]),
    ]),
    screen('week', 'Week', [
      header('This week', {
        variant: 'large',
        subtitle: '5 dinners, 23 things to buy',
        actions: [bar('cart', 'Shopping list', goTo('shopping'))],
      }),
      datepicker('Week', 'week', { selected: 1, marked: [0, 1, 2, 3, 4] }),
      list('Dinners', 'rows', [
        {
          image: 'pasta',
          title: 'Lemon ricotta pasta',
          chevron: true,
          subtitle: 'Monday · 20 min',
          action: goTo('recipe'),
        },
        {
          image: 'ramen',
          title: 'Miso ramen',
          chevron: true,
          subtitle: 'Tuesday · 35 min',
          action: goTo('recipe'),
        },
        {
          image: 'fish',
          title: 'Trout, dill potatoes',
          chevron: true,
          subtitle: 'Wednesday · 30 min',
          action: goTo('recipe'),
        },
        {
          image: 'salad',
          title: 'Warm lentil salad',
          chevron: true,
          subtitle: 'Thursday · 20 min',
          action: goTo('recipe'),
        },
      ]),
      button('Make the shopping list', {
        variant: 'secondary',
        icon: 'list',
        full: true,
        action: goTo('shopping'),
      }),
      main,
    ]),

    screen(
      'served',
      'Served',
      [
        image('A bowl of ramen', 'ramen', { height: 260 }),
        text('display', 'Dinner is ready', { align: 'center' }),
        text('body', 'Miso ramen in 34 minutes, one faster than last time.', {
          tone: 'muted',
          align: 'center',
        }),
        button('Keep this recipe', { full: true, icon: 'heart', action: goTo('saved') }),
        button('Back to the kitchen', { variant: 'ghost', full: true, action: goTo('kitchen') }),
      ],
      { justify: 'center' },
    ),
    screen('shopping', 'Shopping list', [
      header('Shopping list', {
        leading: backArrow(),
        variant: 'large',
        subtitle: '23 things, 5 dinners',
        actions: [bar('share', 'Share', share('Shopping list'))],
      }),
      section('Vegetables', [
        list(
          'Vegetables',
          'checklist',
          [
            { title: 'Spring onions', value: '3', checked: true },
            { title: 'Dill', value: '1 bunch' },
            { title: 'Lemons', value: '4' },
          ],
          { strike: true, boxed: true },
        ),
      ]),
      section('Shelf', [
        list(
          'Shelf',
          'checklist',
          [
            { title: 'Ramen noodles', value: '200 g', checked: true },
            { title: 'White miso', value: '1 jar' },
            { title: 'Red lentils', value: '500 g' },
          ],
          { strike: true, boxed: true },
        ),
      ]),
      banner('You have 9 of 11 for the ramen', {
        tone: 'success',
        icon: 'check',
        text: 'Noodles and miso are left.',
      }),
    ]),
    screen('saved', 'Saved', [
      header('Saved', { variant: 'large', subtitle: '18 dishes you would cook again' }),
      list('Kinds', 'chips', [
        { title: 'All' },
        { title: 'Weeknights', icon: 'clock' },
        { title: 'Guests', icon: 'users' },
      ]),
      list(
        'Saved dishes',
        'grid',
        [
          { image: 'ramen', title: 'Miso ramen', subtitle: '35 min', favorite: true, action: goTo('recipe') },
          {
            image: 'curry',
            title: 'Pumpkin curry',
            subtitle: '40 min',
            favorite: true,
            action: goTo('recipe'),
          },
          { image: 'pizza', title: 'Potato pizza', subtitle: '1 h', favorite: true, action: goTo('recipe') },
          { image: 'cake', title: 'Plum cake', subtitle: '55 min', favorite: true, action: goTo('recipe') },
        ],
        { height: 140 },
      ),
      main,
    ]),
  ],
)
