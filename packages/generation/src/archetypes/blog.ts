import { defineArchetype } from '../archetype.ts'

export const blog = defineArchetype({
  id: 'blog',
  // Readers of a blog take a quiz, and write no posts.
  unless: /\b(?:quiz|quizzes)\b/i,
  words:
    'blog 14, blogging 20, blogging platform 26, blog app 24, blog platform 24, blog posts 18, blog post 16, personal blog 24, blogger 16, bloggers 16, medium clone 24, write posts 8, write blog 18, travel blog 20, publish articles 22',
  examples: `
    Write posts with a cover picture, publish them, let readers comment and like
    Authors have a page, readers follow them and get their new posts first
    Personal blog with drafts, tags, and comments I can approve
    A small Medium: write, edit and delete stories, read others by topic
    Blogging platform where members sign up and publish articles in markdown
    Posts by category, newest first, reading time, and a page about me
    Our team blog: several authors, drafts to review, publish on a date
    Read posts, leave a comment, save some for later, search by tag
    CRUD blog with log in: only the author may edit or delete a post
    Travel blog with pictures from each stop for family and friends
    Comment threads below each article, report what is rude
    Notes from my garden as posts with photographs, readers can subscribe`,
  needs: /\b(?:blog\w*|posts?|articles?|stor(?:y|ies))\b/i,
  bars: 'cart checkout slots',
  presets: 'editorial, clean',
  icon: 'edit',
  names: 'Long Form, Marginalia, In Other Words',
  entity: 'blog-post',
  home: 'shelf',
  screens: `
    browse | Posts | home
    form | Write post | edit
    saved | Saved | bookmark
    people | Authors | users
    profile | Me | user
    detail | Post
    signin? | Log in
    settings? | Settings | settings`,
})
