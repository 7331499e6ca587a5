import { defineArchetype } from '../archetype.ts'

export const news = defineArchetype({
  id: 'news',
  words:
    'news reader 24, news app 20, newsreader 24, news feed 14, news aggregator 20, latest news 16, news 7, article 5, headline 6, newspaper 6, magazine 5, blog 4, journalism 5, nachrichten 6, noticias 6, hacker news 20',
  examples: `
    What happened in our valley today, written by three reporters
    News from ten papers by topic, without adverts, short version first
    Our monthly cultural magazine as an app: essays, interviews, photo reports
    Breaking alerts only when it really matters, otherwise a morning summary
    Posts by our club's press team, with pictures, categories and comments
    Local newspaper with politics, sport, culture, obituaries, weather, for a regional publisher
    Good stories only: progress, rescues, inventions, read in five minutes
    Tech and science articles, pick topics, save for the evening
    My own column, new piece every Sunday, readers get notified
    Investigations by a cooperative of journalists, for members, with sources
    School paper by pupils: reports, polls, teachers interviewed, comic strip
    Left and right side by side: how different outlets cover the same event`,
  presets: 'editorial, clean',
  icon: 'file',
  names: 'The Quiet Daily, Second Edition, Broadsheet',
  entity: 'article',
  screens: `
    home | Today | home
    browse | Topics | search
    saved | Saved | bookmark
    detail | Article
    notifications? | Alerts
    profile | Me | user`,
})
