import {
  app,
  backArrow,
  bar,
  camera,
  closeCross,
  column,
  goTo,
  header,
  hero,
  image,
  input,
  list,
  navbar,
  row,
  screen,
  text,
} from '../build.ts'

const main = navbar([
  ['chat', 'Chats', 'chats'],
  ['users', 'Groups', 'groups'],
  ['camera', 'Moments', 'moments'],
  ['user', 'Me', 'me'],
])

/** Pomelo: Chat for families and close friends with moments and voice. */
export const chat = app(
  {
    name: 'Pomelo',
    description: 'Chat for families and close friends with moments and voice.',
    icon: 'chat',
    theme: { preset: 'playful' },
  },
  [
    screen('chats', 'Chats', [
      header('Pomelo', {
        actions: [bar('search', 'Search', goTo('groups')), bar('edit', 'Edit', goTo('groups'))],
      }),
      list('Who is around', 'stories', [
        { title: 'You', icon: 'plus', action: goTo('camera') },
        { title: 'Mimi', action: goTo('moments') },
        { title: 'Grandpa', action: goTo('sunday-crew') },
        { title: 'Jo', action: goTo('sunday-crew') },
        { title: 'Sami', seen: true, action: goTo('sunday-crew') },
        { title: 'Ola', seen: true, action: goTo('sunday-crew') },
      ]),
      list('Chats', 'rows', [
        {
          avatar: 'family',
          title: 'Sunday crew',
          badge: '5',
          subtitle: 'Mimi: who brings the cake?',
          action: goTo('sunday-crew'),
        },
        {
          avatar: 'Grandpa',
          title: 'Grandpa',
          delta: '11:20',
          subtitle: 'Voice message, 0:42',
          action: goTo('sunday-crew'),
        },
        {
          avatar: 'Jo',
          title: 'Jo',
          delta: '10:04',
          subtitle: 'You: see you at the pool!',
          action: goTo('sunday-crew'),
        },
        {
          avatar: 'Neighbours',
          title: 'House 14',
          delta: 'Wed',
          subtitle: 'Parcel for you on floor 2',
          action: goTo('sunday-crew'),
        },
        {
          avatar: 'Sami',
          title: 'Sami',
          delta: 'Tue',
          subtitle: 'Sent a picture',
          action: goTo('sunday-crew'),
        },
        { avatar: 'Ola', title: 'Ola', delta: 'Mon', subtitle: 'Haha, deal!', action: goTo('sunday-crew') },
      ]),
      main,
    ]),
    screen('sunday-crew', 'Sunday crew', [
      header('Sunday crew', {
        compact: true,
        subtitle: '5 people, 3 here',
        leading: backArrow(),
        actions: [bar('video', 'Video call', goTo('camera'))],
      }),
      list('Messages', 'bubbles', [
        { day: 'Today' },
        { name: 'Mimi', text: 'Who brings the cake?' },
        { image: 'cake', time: '11:31' },
        { text: 'Me! Grandpa wants plum again', mine: true },
        { text: 'I can make two', time: '11:34 · read', mine: true },
        { name: 'Jo', text: 'Two?! Best Sunday ever. I bring lemonade.', time: '11:36' },
        { text: 'Three o’clock then', mine: true },
      ]),
      input('Message', 'composer', { placeholder: 'Say something nice' }),
    ]),
    screen('moments', 'Moments', [
      header('Moments', { actions: [bar('camera', 'Camera', goTo('camera'))] }),
      list(
        'Moments',
        'feed',
        [
          {
            title: 'Mimi',
            image: 'garden',
            text: 'First frost, last tomatoes.',
            likes: '8',
            comments: '3',
            subtitle: '12 minutes ago · Allotment',
          },
          {
            title: 'Grandpa',
            image: 'lake',
            text: 'Heron.',
            likes: '14',
            comments: '6',
            subtitle: 'Yesterday',
          },
        ],
        { height: 190 },
      ),
      main,
    ]),
    screen('camera', 'Camera', [
      header('New moment', { compact: true, leading: closeCross, actions: [bar('flash', 'Flash')] }),
      camera('Camera', { keyword: 'garden', height: 560, hint: 'Hold for video' }),
      list('Who may see it', 'chips', [
        { title: 'Everyone', icon: 'users' },
        { title: 'Family' },
        { title: 'Sunday crew' },
      ]),
    ]),
    screen('me', 'Me', [
      header('Me', { actions: [bar('settings', 'Settings', goTo('chats'))] }),
      hero('Highlight', {}, [
        row(
          [
            image('Lina', 'person', { shape: 'circle', seed: 'Lina', width: 76 }),
            column([text('title', 'Lina Park'), text('body', 'Plum cake enthusiast')], { gap: 2 }),
          ],
          { gap: 16 },
        ),
      ]),
      list(
        'Your numbers',
        'stats',
        [
          { value: '128', title: 'Moments' },
          { value: '9', title: 'Groups' },
          { value: '31', title: 'Friends' },
        ],
        { columns: 3 },
      ),
      list('Settings', 'rows', [
        { icon: 'bell', title: 'Notifications', switch: true },
        { icon: 'moon', title: 'Quiet after 21:00', switch: true, tone: 'accent' },
        { icon: 'shield', title: 'Privacy', chevron: true, tone: 'success', action: goTo('groups') },
        { icon: 'logout', title: 'Sign out', tone: 'danger' },
      ]),
      main,
    ]),

    screen('groups', 'Groups', [
      header('Groups', { actions: [bar('plus', 'New group', goTo('sunday-crew'))] }),
      list(
        'Groups',
        'cards',
        [
          {
            image: 'cake',
            overline: '5 people',
            title: 'Sunday crew',
            subtitle: 'Mimi: who brings the cake?',
            action: goTo('sunday-crew'),
          },
          {
            image: 'swim',
            overline: '4 people',
            title: 'Pool on Thursdays',
            subtitle: 'You: see you at the pool!',
            action: goTo('sunday-crew'),
          },
        ],
        { height: 120 },
      ),
      list('More groups', 'rows', [
        {
          icon: 'building',
          title: 'House 14',
          subtitle: '11 neighbours',
          badge: '1',
          action: goTo('sunday-crew'),
        },
        {
          icon: 'flower',
          title: 'Allotment',
          subtitle: '3 people, quiet since May',
          tone: 'success',
          chevron: true,
          action: goTo('sunday-crew'),
        },
      ]),
      main,
    ]),
  ],
)
