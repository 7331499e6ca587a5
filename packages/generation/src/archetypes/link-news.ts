import { defineArchetype } from '../archetype.ts'

/** Links others post and vote on, with the talk about them. */
export const linkNews = defineArchetype({
  id: 'link-news',
  words:
    'unofficial client for hacker news 44, client for hacker news 34, hacker news client 34, hacker news app 30, lobsters 24, hacker news 34, hacker news clone 36, hacker news reader 36, hacker news client 36, link aggregator 30, social news 22, lobsters 18, top stories 12, best stories 14, product hunt clone 18, submit links 18, karma 8, tech news reader 22, technology news reader 24',
  examples: `
    A client for Hacker News with top, new and best stories
    Stories with points and comments, open the article in the app
    Reader of a tech news site where people vote on links
    Comments as a thread that can be folded, profile of the author with karma
    Link aggregator: post a link, others vote it up and discuss it
    Top thirty links of the day for programmers, saved for later
    Ask and show posts in tabs of their own
    Read threads offline, dark, with large letters
    What people in software talk about today, by votes
    Submit an address with a title, see it rise or fall
    The front page of programmers' news without ads
    Read the newest links, upvote one, answer a comment`,
  bars: 'map checkout cart slots deed quiz poll votes people',
  presets: 'clean, dark-pro, editorial',
  icon: 'globe',
  names: 'Front Page, Orange Bar, Upward',
  entity: 'shared-story',
  screens: `
    browse | Stories | list
    saved | Saved | bookmark
    topic? | Topics | tag
    detail | Story
    thread? | Comments
    form? | Submit story
    website? | Article
    profile | Me | user
    settings | Settings | settings`,
})
