import { defineArchetype } from '../archetype.ts'

/** What people say below something, with replies. */
export const commentWall = defineArchetype({
  id: 'comment-wall',
  words:
    'comment section 38, comments section 36, comment system 36, comment thread 30, nested comments 34, interactive comments 36, guest book 32, guestbook 34, reply to comments 12, replies to comments 12, comment box 24, leave a comment 18',
  examples: `
    Write a comment, reply to one, edit and delete my own
    Comments with votes, newest first, replies below each
    Comment section with likes and nested replies
    A guest book: visitors leave their name and a few words
    Sort comments by new or best, report a bad one
    Readers answer each other in threads of two levels
    Delete a comment only after asking once more
    Add a comment with name and message, time of posting below it
    Upvote and downvote comments, the best comes first
    Reply with the name of the person in front
    Number of comments and a box to write in
    Guests write greetings with a picture`,
  bars: 'map checkout cart slots mood week quiz poll votes',
  presets: 'clean, warm',
  icon: 'chat',
  names: 'Said Below, Two Words, Well Met',
  entity: 'wall-comment',
  screens: `
    browse | Comments | chat
    form | Write a comment
    detail | Comment
    notifications | Replies | bell
    profile | Me | user`,
  unless: /\b(?:posts?|blog|articles?|videos?|photos?|news|forum|recipes?|products?)\b/i,
})
