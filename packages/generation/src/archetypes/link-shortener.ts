import { defineArchetype } from '../archetype.ts'

export const linkShortener = defineArchetype({
  id: 'link-shortener',
  words:
    'url shortener 24, link shortener 24, shorten url 20, shorten urls 20, shorten links 20, shorten a link 20, short link 14, short links 14, short url 16, short urls 16, long url 14',
  examples: `
    Paste a long web address and get a short one to copy
    Shorten links for my newsletter and see how often each was clicked
    Own endings for short links, with a click counter and an expiry date
    Tiny addresses for posters, with clicks per day and country
    One field for the long URL, one button, and the short link to share
    Link management for a marketing team: campaigns, clicks, QR codes
    Short links under our own domain, list of all with number of visits
    Make addresses short enough to be read out on the radio, and count who follows
    Copy the short link, edit where it leads to, switch it off later
    Bookmarklet that turns the page I am on into a short URL
    Shortener with password protected links that expire after a week
    Statistics of short links: clicks, devices, referrers`,
  bars: 'form deed',
  presets: 'clean, dark-pro',
  icon: 'link',
  names: 'Shortcut, Tiny Path, Snip',
  entity: 'short-link',
  screens: `
    transform | Shorten | link | | Shorten a link
    browse | Links | list | | My links
    stats? | Clicks | chart
    detail | Link
    signin? | Sign in
    settings | Settings | settings`,
})
