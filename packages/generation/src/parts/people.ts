import { type KindPart, partsOf } from './part.ts'

/** What several kinds have alike. */
export const accounts = {
  said: 'multiple accounts, accounts, several accounts, multi-account support, multi account support, multi-account, account switching, account switcher, switch accounts, multiple account support, many accounts, switch between accounts, multi account, unlimited accounts',
  on: 'profile settings',
  content: `
    people Accounts
    - lea@harbour.example | Lea Brandt, 214 following | In use
    - lea_draws@paper.example | Drawings, 38 following
    quiet plus | Add an account`,
}

const filters = {
  said: 'content filters, filters, keyword filters, word filters, muted words, mute words, filter keywords, content filtering, post filters, filtering, blocked words, mute keywords, hide posts by keyword, keyword muting, user and keyword filters, content warnings',
  page: 'Filters | filter | Three are on',
  content: `
    rows Content filters
    - filter | election, poll | Hidden everywhere, until Sunday | 41
    - filter | spoiler | Behind a warning | 12
    - eyeOff | @loud@noise.example | Muted | 8
    switches
    - Unfold content warnings
    - x Hide boosts
    button plus | Add a filter`,
}

/** What apps for talking and for other people’s posts have. */
export const peopleParts: readonly KindPart[] = [
  ...partsOf('social-feed photo-sharing forum link-news short-videos video-channels community', [
    accounts,
    filters,
  ]),
  ...partsOf('social-feed photo-sharing', [
    {
      said: 'lists, list support, custom lists, lists of people, list timelines, list management',
      page: 'Lists | list | Three of your own',
      content: `
        rows Lists
        - users | Friends | 24 people | 6 new
        - pen | People who draw | 41 people | 18 new
        - flag | Town and trams | 9 accounts | 2 new
        button plus | New list`,
    },
    {
      said: 'local and federated timelines, timelines, local timeline, federated timeline, multiple timelines, custom feeds, feeds, custom timelines, home local and federated timelines, home timeline, public timelines, customizable tabs, custom tabs',
      on: 'feed browse',
      isFirst: true,
      content: `tabs Timeline | Home, Local, Federated`,
    },
    {
      said: 'scheduled posts, schedule posts, drafts, scheduled posts and drafts, drafts and scheduled posts, post scheduling, scheduling posts',
      page: 'Drafts | edit | Two drafts, one waits for Friday',
      content: `
        rows Scheduled
        - clock | The choir sings on Sunday | Fri 20 Nov, 9:00
        rows Drafts
        - edit | Three things about heron nests | Begun on Tuesday
        - edit | (no text, two pictures) | Begun in October`,
    },
    {
      said: 'polls, poll support, post polls, create polls',
      on: 'form',
      content: `
        fields
        - Poll | text | Lighthouse
        - Or | text | Old harbour
        - Open for | choice | 1 day | 1 hour, 1 day, 7 days`,
    },
    {
      said: 'alt text, alt texts, image descriptions, alt text reminders, alt text for images',
      on: 'form',
      content: `
        fields
        - Alt text | long | A tram with lit windows on an empty street
        switches
        - Remind when missing`,
    },
    {
      said: 'bookmarks, favourites and bookmarks, favourites, saved posts',
      page: 'Bookmarks | bookmark | Four posts kept',
      content: `
        people Bookmarks
        - Kim Osei | Night trams, at last | 12 min
        - Ada Lund | How to bind a book with one thread | Tue
        - Omar Haddad | All tide tables for 2027 | 2 Nov
        chips Sort by | * Kept last, Newest, By whom`,
    },
    {
      said: 'communities, subreddits, multireddits, community browsing, magazines, community subscriptions, subscribed communities, browse communities',
      page: 'Communities | users | Joined six',
      content: `
        rows Joined
        - leaf | Moss and ferns | 12,400 members | 8 new
        - train | Trams of the world | 31,000 members | 24 new
        - cake | Bread at home | 84,000 members | 112 new
        rows Perhaps
        - pen | Bookbinding | 6,100 members | Join
        - leaf | Nest boxes | 2,900 members | Join`,
    },
    {
      said: 'voting, votes, upvotes and downvotes, upvoting, upvotes, vote, karma, up and down votes, vote on posts, upvote and downvote',
      on: 'detail',
      content: `
        keys Vote*
        - up | 412
        - down | Down
        - chat | 38
        - bookmark | Keep`,
    },
    {
      said: 'comments, nested comments, threaded comments, comment threads, commenting, collapsible comments, comment sorting, threads',
      on: 'detail',
    },
    {
      said: 'sort, sorting, sort by, sorting options, post sorting, sort posts',
      on: 'browse feed',
      isFirst: true,
      content: `chips Sort by | * Hot, New, Top today, Most comments`,
    },
  ]),
  ...partsOf('link-news forum', [
    {
      said: 'nested comments, threaded comments, comment threads, collapsible comments, comments, comment collapsing, comment trees',
      on: 'thread detail',
    },
    {
      said: 'top new and best, categories, top stories, best and new stories, ask and show, ask show and jobs, top new best, story lists',
      on: 'browse feed home',
    },
  ]),
]
