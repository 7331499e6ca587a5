import type { ScreenKind } from '../plan/types.ts'
import type { ScreenParts } from './kit.ts'
import type { Scene } from './scene.ts'
import { composeBoard } from './screens/boards.ts'
import { composeConverter } from './screens/converter.ts'
import { composeBrowse } from './screens/browse.ts'
import { composeChecklist, composeHistory, composeSaved, composeTopic } from './screens/collections.ts'
import { composeCart, composeCheckout, composeConfirmed } from './screens/buying.ts'
import { composeBudget, composeWallet } from './screens/money.ts'
import { composeCalendar, composeWeek } from './screens/dates.ts'
import { composeSlots } from './screens/slots.ts'
import { composeTicket } from './screens/tickets.ts'
import { composeEditor, composeGame, composeRemote, composeScanner } from './screens/tools.ts'
import { composeGauge } from './screens/gauge.ts'
import { composeGenerator } from './screens/generator.ts'
import { composeKeypad } from './screens/keypad.ts'
import { composeTransform } from './screens/transform.ts'
import { composeDictated } from './screens/dictated.ts'
import { composeDetail } from './screens/detail.ts'
import { composeFeed, composeLeaderboard, composePeople } from './screens/community.ts'
import { composeForm } from './screens/form.ts'
import { composeHelp, composeSignin, composeWelcome } from './screens/account.ts'
import { composeNotifications } from './screens/notifications.ts'
import { composeHome } from './screens/home.ts'
import { composeMap } from './screens/places.ts'
import { composeMood } from './screens/mood.ts'
import { composeChats, composeThread } from './screens/talk.ts'
import { composePlayer, composeVideo, composeWebsite } from './screens/media.ts'
import { composePoll, composeVotes } from './screens/polls.ts'
import { composeProfile } from './screens/profile.ts'
import { composeGuide, composeQuiz, composeResult } from './screens/learning.ts'
import { composeCompare, composeReader, composeTyping } from './screens/reading.ts'
import { composePage } from './screens/page.ts'
import { composeRole } from './screens/role.ts'
import { composeSettings } from './screens/settings.ts'
import { composeStats } from './screens/stats.ts'
import { composeTerminal } from './screens/terminal.ts'
import { composeTimer } from './screens/timer.ts'
import { composeVisit } from './screens/visit.ts'
import { composeWeather } from './screens/weather.ts'

/** Who makes which kind of screen. */
export const composers: Readonly<Record<ScreenKind, (scene: Scene) => ScreenParts>> = {
  home: composeHome,
  browse: composeBrowse,
  detail: composeDetail,
  form: composeForm,
  stats: composeStats,
  history: composeHistory,
  checklist: composeChecklist,
  saved: composeSaved,
  profile: composeProfile,
  settings: composeSettings,
  notifications: composeNotifications,
  people: composePeople,
  feed: composeFeed,
  chats: composeChats,
  thread: composeThread,
  calendar: composeCalendar,
  week: composeWeek,
  map: composeMap,
  player: composePlayer,
  video: composeVideo,
  timer: composeTimer,
  guide: composeGuide,
  quiz: composeQuiz,
  result: composeResult,
  converter: composeConverter,
  weather: composeWeather,
  cart: composeCart,
  checkout: composeCheckout,
  confirmed: composeConfirmed,
  slots: composeSlots,
  ticket: composeTicket,
  budget: composeBudget,
  wallet: composeWallet,
  scanner: composeScanner,
  editor: composeEditor,
  game: composeGame,
  remote: composeRemote,
  keypad: composeKeypad,
  generator: composeGenerator,
  transform: composeTransform,
  gauge: composeGauge,
  board: composeBoard,
  reader: composeReader,
  typing: composeTyping,
  terminal: composeTerminal,
  compare: composeCompare,
  poll: composePoll,
  votes: composeVotes,
  leaderboard: composeLeaderboard,
  mood: composeMood,
  website: composeWebsite,
  signin: composeSignin,
  welcome: composeWelcome,
  help: composeHelp,
  visit: composeVisit,
  topic: composeTopic,
  role: composeRole,
  page: composePage,
  dictated: composeDictated,
}
