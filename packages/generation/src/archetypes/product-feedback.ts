import { defineArchetype } from '../archetype.ts'

export const productFeedback = defineArchetype({
  id: 'product-feedback',
  words:
    'feedback about our product 34, feedback on our product 34, product feedback 28, user feedback 18, feature requests 22, feature request 20, feature request board 34, customers vote 10, submit feedback 14, feedback board 28, bug reports and feature 24, suggestion box 20, feature voting 26, public roadmap 24, roadmap and feedback 26, canny clone 30, idea board 14',
  examples: `
    Users send feedback about our product with a title, a description and photos, moderators approve or reject it
    Report a bug or suggest a feature, pick a category, see what became of it
    Feature requests of our customers, others vote for them, we show a roadmap of what is planned and done
    Feedback board for our software: ideas, bugs, praise, status in review, approved, rejected
    Suggestion box of the company: employees write ideas, the others vote, management answers
    Beta testers write down what does not work with a screenshot and the version, the team marks it fixed
    Moderators review each feedback before it is public and mark it approved or rejected
    Collect ideas for our app in one place, merge the same ones, tell people when it is shipped
    Customers suggest improvements, comment on those of others and follow the status
    Wish list of users sorted by votes, changelog of what is new
    In-app feedback with category bug, feature or general, upload a picture, get an answer
    Residents' ideas for the new website, votes, answer of the office`,
  // What guests think of a visit, and what is wrong in a street, have kinds of their own.
  unless:
    /\b(?:guests?|restaurant|hotel|patients?|teachers?|pothole|students? feedback|street ?lights?|courses?)\b/i,
  presets: 'clean, friendly',
  icon: 'chat',
  names: 'Said and Done, Listening, Next Version',
  entity: 'product-idea',
  screens: `
    home | Home | home
    browse | Feedback | chat
    people? | Moderators | users
    stats | Results | chart
    detail | Feedback
    form | Submit feedback
    board? | Roadmap | grid
    notifications? | Answers | bell
    profile | Me | user`,
})
