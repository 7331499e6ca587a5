import { defineArchetype } from '../archetype.ts'

/** Texts several people write at once. */
export const sharedDocs = defineArchetype({
  id: 'shared-docs',
  words:
    'google docs 32, google docs clone 36, collaborative editor 32, collaborative document 32, collaborative documents 32, document editor 24, document editor for several 32, real-time editor 26, shared documents 22, write together 20, version history 14, cursors of others 24, etherpad 28',
  examples: `
    Several people write in one document at the same time
    Google Docs clone with comments, version history and sharing
    Format text as bold, headings and lists, see the cursors of others
    Minutes we write together during the meeting
    Share a text with view, comment or edit rights
    Collaborative editor for students, suggestions can be accepted
    Documents in the cloud, who changed what and when
    Write a book with three authors, each passage can be commented
    Go back to the version of yesterday
    Rich text editor with live collaboration
    Edit the same text with my co-author and see her cursor
    Suggest a change instead of making it, accept or decline`,
  bars: 'map checkout cart slots deed poll votes quiz',
  presets: 'clean, editorial',
  icon: 'file',
  names: 'One Page, Both Hands, Shared Margin',
  entity: 'shared-doc',
  screens: `
    browse | Documents | file
    editor | Write | edit
    history | Versions | clock
    people? | People | users
    saved? | Starred | star
    detail | Document
    form | New document
    settings | Settings | settings`,
})
