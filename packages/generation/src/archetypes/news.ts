import { defineArchetype } from '../archetype.ts'

export const news = defineArchetype({
  id: 'news',
  words:
    'news 7, article 5, headline 6, newspaper 6, magazine 5, blog 4, journalism 5, nachrichten 6, noticias 6, hacker news 20',
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
