import { defineArchetype } from '../archetype.ts'

/** Friends who read the same book and talk about it; a list of what one reads alone is `books`. */
export const bookClub = defineArchetype({
  id: 'book-club',
  words:
    'book club 22, reading circle 16, reading group 16, reading club 18, book group 18, literature circle 16, readers club 14, book of the month 12, discussion questions 6',
  examples: `
    Six friends, one novel each month, who hosts next time and what did everybody think of it
    Our reading group keeps the book of the month, the date and place, and up to which chapter we read
    Members suggest titles and vote on what the group reads next
    Library runs a reading circle for seniors: this month's title, discussion questions, who comes
    Discuss chapters without spoilers, everyone sees how far the others have read
    Monthly book evening at somebody's home, who brings cake, who leads the discussion, stars afterwards
    Past picks of our group with what each of us gave, and the list of nominations
    Office readers meet at lunch every six weeks, choose between three nominated books and post favourite quotes
    Online book club for fantasy fans, current read, schedule of chapters, discussion per part
    Mother and daughter reading club, questions to talk about, next meeting and our ratings
    We are twelve women who read crime novels together and lose track of who proposed which
    Bookshop's reading evenings: title, date, discount for members, sign up and talk about it after`,
  presets: 'editorial, warm',
  icon: 'book',
  names: 'Chapter Nine, Same Page, Second Thursday',
  entity: 'club-book',
  home: 'focus',
  screens: `
    home | Home | home
    browse | Books | book
    browse | Meetings | calendar | reading-evening
    poll | Next book | check | idea
    votes? | Votes | | idea
    chats? | Talk | chat
    people? | Members | users
    detail | Book
    form | Suggest a book
    profile | Me | user`,
})
