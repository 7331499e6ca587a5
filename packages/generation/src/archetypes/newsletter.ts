import { defineArchetype } from '../archetype.ts'

/** A letter one subscribes to, and those who get it. */
export const newsletter = defineArchetype({
  id: 'newsletter',
  words:
    'newsletter 16, newsletter sign-up 38, newsletter signup 38, newsletter subscription 38, newsletter form 34, newsletter app 28, subscribe to a newsletter 32, subscribe to the newsletter 26, subscribers list 20, mailing list 26, email list 20, email subscription 26, send newsletters 34, newsletter editor 32, coming soon page 30',
  examples: `
    Visitors enter their name and email to get our letter every month
    Newsletter sign-up with topics, a thank-you and a list of subscribers
    Write a newsletter, choose who gets it, send it on Friday
    Mailing list of the choir with sign-up and unsubscribe
    See who subscribed and how many opened the last letter
    Landing page that collects email addresses before the launch
    Export the subscribers as a CSV file
    Archive of earlier issues to read on the phone
    Topics to choose from when one subscribes
    A letter every Sunday, with numbers of readers
    Confirm the address by mail before it counts
    Templates for the monthly letter of a small shop`,
  bars: 'map checkout cart slots mood quiz week poll votes deed calendar',
  presets: 'editorial, clean',
  icon: 'mail',
  names: 'Sunday Letter, Dear Reader, Issue 12',
  entity: 'letter-subscriber',
  screens: `
    form | Sign up | mail
    browse | Subscribers | users
    browse | Issues | file | letter-issue
    stats? | Numbers | chart
    detail | Subscriber
    confirmed | Thank you
    settings | Settings | settings`,
  unless:
    /^(?!.*\b(?:newsletters?|mailing list|email list|subscri\w+|coming soon)\b)|\b(?:shop|store|cart|blog|courses?|podcast|rss|feeds?)\b.*\bnewsletter\b/is,
})
