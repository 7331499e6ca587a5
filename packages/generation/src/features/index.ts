import type { Feature } from '../feature.ts'
import { budget } from './budget.ts'
import { calendar } from './calendar.ts'
import { cart } from './cart.ts'
import { chat } from './chat.ts'
import { checklist } from './checklist.ts'
import { checkout } from './checkout.ts'
import { compare } from './compare.ts'
import { converter } from './converter.ts'
import { creating } from './creating.ts'
import { editor } from './editor.ts'
import { favorites } from './favorites.ts'
import { feed } from './feed.ts'
import { forum } from './forum.ts'
import { groceryList } from './grocery-list.ts'
import { guide } from './guide.ts'
import { history } from './history.ts'
import { inspection } from './inspection.ts'
import { leaderboard } from './leaderboard.ts'
import { map } from './map.ts'
import { mood } from './mood.ts'
import { news } from './news.ts'
import { notifications } from './notifications.ts'
import { onboarding } from './onboarding.ts'
import { orderPlaced } from './order-placed.ts'
import { packing } from './packing.ts'
import { people } from './people.ts'
import { planning } from './planning.ts'
import { player } from './player.ts'
import { poll } from './poll.ts'
import { profile } from './profile.ts'
import { progress } from './progress.ts'
import { quiz } from './quiz.ts'
import { remote } from './remote.ts'
import { result } from './result.ts'
import { scanner } from './scanner.ts'
import { search } from './search.ts'
import { settings } from './settings.ts'
import { signin } from './signin.ts'
import { slots } from './slots.ts'
import { sos } from './sos.ts'
import { thread } from './thread.ts'
import { ticket } from './ticket.ts'
import { timer } from './timer.ts'
import { video } from './video.ts'
import { visit } from './visit.ts'
import { votes } from './votes.ts'
import { wallet } from './wallet.ts'
import { weather } from './weather.ts'
import { website } from './website.ts'

/** Everything an app can do that Kwiq knows how to show, one file each. */
export const features: readonly Feature[] = [
  budget,
  calendar,
  cart,
  chat,
  checklist,
  checkout,
  compare,
  converter,
  creating,
  editor,
  favorites,
  feed,
  forum,
  groceryList,
  guide,
  history,
  inspection,
  leaderboard,
  map,
  mood,
  news,
  notifications,
  onboarding,
  orderPlaced,
  packing,
  people,
  planning,
  player,
  poll,
  profile,
  progress,
  quiz,
  remote,
  result,
  scanner,
  search,
  settings,
  signin,
  slots,
  sos,
  thread,
  ticket,
  timer,
  video,
  visit,
  votes,
  wallet,
  weather,
  website,
]
