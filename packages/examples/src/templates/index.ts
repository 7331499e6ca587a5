import { readFileSync } from 'node:fs'
import { exampleAppsById, type ExampleAppId } from '../index.ts'
import type { BuiltInTemplate } from './built-in-template.ts'

export type { BuiltInTemplate } from './built-in-template.ts'

/** One of the examples. */
const example = (
  slug: ExampleAppId,
  name: string,
  category: string,
  description: string,
): BuiltInTemplate => ({
  slug,
  name,
  category,
  description,
  readText: () => JSON.stringify(exampleAppsById[slug]),
})

/** One of the documents beside this file. */
const made = (slug: string, name: string, category: string, description: string): BuiltInTemplate => ({
  slug,
  name,
  category,
  description,
  readText: () => readFileSync(new URL(`documents/${slug}.json`, import.meta.url), 'utf8'),
})

/** The templates that come with Kwiq. Those first in the list stand first among the equally often used. */
export const builtInTemplates: readonly BuiltInTemplate[] = [
  example(
    'fitness',
    'Workout Log',
    'Health',
    'Plan sessions, log sets and reps, and see the month at a glance.',
  ),
  example('shop', 'Corner Shop', 'Commerce', 'Catalogue, product page, bag and checkout for a small store.'),
  example('recipes', 'Recipe Book', 'Food', 'Search, favourites and a weekly plan with a shopping list.'),
  made(
    'plants',
    'Plant Care',
    'Home',
    'Every plant with its watering days, a calendar and a guide for repotting.',
  ),
  example(
    'finance',
    'Pocket Budget',
    'Finance',
    'What is left this month, with budgets, cards and investments.',
  ),
  example('travel', 'City Stories', 'Travel', 'Essays, walks and a map for slow days in a city.'),
  made('homes', 'Home Finder', 'Commerce', 'Homes to rent with photos, a map, saved homes and viewings.'),
  example('social', 'Social Desk', 'Business', 'Reach, followers and the posts that go out next.'),
  made('events', 'Event Guide', 'Events', 'What is on, who is going, and tickets to show at the door.'),
  example('habits', 'Habit Journal', 'Health', 'Habits with moods, streaks and a note in the evening.'),
  made('news', 'News Magazine', 'News', 'Top stories, sections, saved articles and a reader set like print.'),
  example('booking', 'Cabin Booking', 'Travel', 'Cabins and saunas in the country, booked by the night.'),
  made('crm', 'Sales Pipeline', 'Business', 'Contacts, deals by stage, tasks and the month in numbers.'),
  example(
    'podcast',
    'Podcast Player',
    'Entertainment',
    'Shows, episodes, a queue and a player that stays at hand.',
  ),
  made('smarthome', 'Smart Home', 'Home', 'Rooms, lights and heating at hand, and what they use.'),
  example(
    'language',
    'Language Course',
    'Education',
    'Short lessons, words to repeat, and a streak worth keeping.',
  ),
  made('school', 'School Day', 'Education', 'Timetable, homework, grades and the teachers of a class.'),
  example('chat', 'Family Chat', 'Social', 'Chats with family and close friends, moments and voice.'),
  made('pets', 'Pet Diary', 'Lifestyle', 'Profiles of one’s animals, walks, meals and visits to the vet.'),
  made('crypto', 'Coin Portfolio', 'Finance', 'Coins and their prices, a watchlist, and every trade.'),
  example('timer', 'Focus Timer', 'Productivity', 'Rounds of focus with tasks, and gentle statistics.'),
  made('hiking', 'Trail Guide', 'Travel', 'Walks on a map with length and climb, plans and a packing list.'),
  made(
    'movies',
    'Movie Nights',
    'Entertainment',
    'What to watch next, trailers, a watchlist and friends’ ratings.',
  ),
  made('delivery', 'Parcel Tracker', 'Business', 'Parcels on their way, on the map and at the door.'),
  made('weather', 'Weather', 'Lifestyle', 'Now, the next hours and the week, for all of one’s cities.'),
  made('wine', 'Wine Cellar', 'Food', 'Bottles, tasting notes and what to open tonight.'),
  made('jobs', 'Job Board', 'Business', 'Jobs nearby, saved ones, and the state of every application.'),
  made('journal', 'Mood Journal', 'Health', 'A line a day, how it felt, and what the month looked like.'),
  made('quiz', 'Trivia Quiz', 'Entertainment', 'Rounds of questions, results, and a table of the best.'),
  made('charity', 'Giving', 'Community', 'Causes to follow, donations, and days to lend a hand.'),
]
