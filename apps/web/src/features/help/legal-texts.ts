import { planTable } from '@kwiq/contracts'

/** A part of a legal page: paragraphs, and points under them. */
export interface LegalSection {
  title: string
  text: string
  points?: readonly string[]
  /** What follows the points. */
  after?: string
}

const price = (cents: number) => `$${cents / 100}`

export const legalTexts = {
  updated: 'Last updated October 29, 2025',
  contents: 'On this page',
  privacyDocumentTitle: 'Privacy Policy - Kwiq',
  privacyDescription: 'What a Kwiq server keeps about you, what it is for, and what you can do about it.',
  privacyTitle: 'Privacy Policy',
  privacy: [
    {
      title: 'Who is responsible',
      text: 'Kwiq is software that anybody can run on a server of their own. Whoever runs the server you are looking at (the operator) decides about your data and answers for it. In this policy “we” are the operator. The makers of the software receive nothing: Kwiq sends them no data, no statistics and no error reports.',
    },
    {
      title: 'What we keep',
      text: 'Only what the service is made of:',
      points: [
        'Account: your email address, your name if you give it, a hash of your password (never the password), your plan, and when you registered and last signed in.',
        'Sessions: for each device that is signed in a hash of its token, the name of the browser, and when it was last used.',
        'Work: your projects with all their versions, comments, templates you hand in, websites you wrap, files of your builds, and the keys your apps are signed with, encrypted.',
        'Use: how many apps you generated and exported in a month, with length and cost of each generation. The description itself is not kept.',
        'Log: who changed what and when, as ids, so that changes can be undone and misuse be found; faults of the server and of the page in your browser; counts and times of calls without names.',
      ],
      after:
        'Addresses of devices (IP) are used while a request is answered and to slow down attacks on passwords; for this they are kept for at most a day.',
    },
    {
      title: 'What it is for, and on what ground',
      text: 'To let you sign in, to keep and show your work, to count what your plan includes and to charge for it: that is the contract with you. To find faults and to keep attackers out: that is our legitimate interest. We do not sell data, show no advertising, make no profiles, and decide nothing about you by machine alone.',
    },
    {
      title: 'Descriptions and AI',
      text: 'What you describe is worked on by this server itself. If the operator has connected a language model, the description and the app it is about are sent to the provider of that model as well; the builder then shows which model it is. Do not put secrets or data about other people into a description.',
    },
    {
      title: 'Who else receives data',
      text: 'Only those who are needed for what you use, and only if the operator has connected them:',
      points: [
        'Stripe, when you subscribe: your email address and what you enter there. We never see your card number.',
        'A provider of sign-in, when this server lets you sign in with one: that you sign in here.',
        'A mail server, for invitations, confirmations and new passwords.',
        'A store for files of builds, and the hosts of this server and its database.',
        'Websites you wrap: they see a request of this server, not of you.',
      ],
      after:
        'People you share a project with see it, your name, and what you write and change in it. Whoever has a review link sees the app and can comment. A published template is seen by everybody who has an account here.',
    },
    {
      title: 'Cookies and storage in your browser',
      text: 'One cookie keeps you signed in; it is needed and used for nothing else. Your choice of light or dark, the app you generated last and edits made without a connection are kept in your browser only. No page of Kwiq loads anything from other servers to follow you.',
    },
    {
      title: 'How long',
      text: 'Your account and your work: until you delete them. A deleted project can be brought back for 30 days and is then removed for good. Records of faults are kept for 90 days, counts of calls for two days, sessions until 30 days after their last use. When you delete your account, your projects, files, keys, sessions and shares are removed at once; lines of the log keep an id that no longer leads to anybody. Copies in backups of the operator go as those are replaced. Invoices are kept as long as tax law asks.',
    },
    {
      title: 'How it is kept safe',
      text: 'Passwords are hashed with argon2id, signing keys and API keys encrypted, tokens stored as hashes. Each call is checked against your rights. No measure is perfect: if we learn that your data has come into wrong hands, we tell you and the authority as the law asks.',
    },
    {
      title: 'Your rights',
      text: 'You can see, correct, take along and erase your data, object to its use or have it restricted, and complain to a data protection authority. Most of it you do yourself: your account page changes your name, email address and password, ends sessions, gives you a copy of all your data in a form machines can read, and deletes your account for good. For everything else write to the operator.',
    },
    {
      title: 'Children',
      text: 'Kwiq is not meant for children under 16. We delete an account when we learn that it belongs to one.',
    },
    {
      title: 'Changes',
      text: 'When this policy changes, the date above changes with it, and changes of weight are announced before they hold.',
    },
  ] satisfies LegalSection[],
  termsDocumentTitle: 'Terms of Service - Kwiq',
  termsDescription: 'What you agree to by using Kwiq: your account, your work, plans and payment.',
  termsTitle: 'Terms of Service',
  terms: [
    {
      title: 'The service',
      text: 'With Kwiq you describe, design, try and export mobile apps. These terms are between you and whoever runs the server you use (the operator, “we”). By making an account you agree to them.',
    },
    {
      title: 'Your account',
      text: 'You must be at least 16 years old and give an email address that is yours. Keep your password and your API keys to yourself: you answer for what is done with them. Tell us if you think that someone else uses your account.',
    },
    {
      title: 'Your work is yours',
      text: 'What you make with Kwiq belongs to you, generated screens and exported files included, and you may use it for anything, also for money. You give us only the right to keep, show and process it as far as the service needs that. Make sure that you may use what you put into your apps, and what you wrap of other websites.',
    },
    {
      title: 'Templates',
      text: 'When you hand in a template you allow everybody on this server to make apps of it and to use these without limit and without naming you. You can withdraw it at any time; apps already made of it stay. We may decline or take down a template.',
    },
    {
      title: 'What is not allowed',
      text: 'You may not:',
      points: [
        'make apps that break the law, the rights of others or the rules of the stores you hand them to;',
        'make apps that deceive people, spy on them or take their passwords;',
        'attack the service, look for other people’s data in it, or get around the limits of a plan;',
        'sell access to your account.',
      ],
      after: 'If you do, we may suspend your account. If it can wait, we warn you first.',
    },
    {
      title: 'Plans and payment',
      text: `FREE costs nothing. PRO costs ${price(planTable.PRO.monthlyCents)} and TEAM ${price(planTable.TEAM.monthlyCents)} a month, plus taxes where the law asks for them. What each includes stands on the billing page. You pay in advance, through Stripe; a plan renews by itself every month until you cancel it, which you can do at any time under Billing and which takes effect at the end of the month paid for. Where you have a right to withdraw from a purchase by law, it stays untouched.`,
    },
    {
      title: 'When a payment fails',
      text: 'The payment is tried again over the following days. As long as it is, your plan stays as it is, and the billing page says so. When the last try has failed the subscription ends and your account goes on as FREE.',
    },
    {
      title: 'When a plan ends',
      text: 'Nothing is deleted and nothing locked: your projects stay readable, editable and exportable as JSON. Only making more than the smaller plan allows is refused.',
    },
    {
      title: 'The stores',
      text: 'Google and Apple decide on their own what they accept, and take fees of their own: Google Play $25 one-time, Apple $99 a year. An app that goes to a store needs work outside of Kwiq, with Android Studio or Xcode. We do not promise that it is accepted.',
    },
    {
      title: 'What we promise, and what not',
      text: 'We run the service with care, but do not promise that it is always there or free of faults. Generated screens can be wrong, incomplete, or like those of others: look at them before you publish. Keep copies of what matters to you; every project can be exported. We answer without limit where the law demands it, for intent, gross negligence and harm to people; otherwise only for the damage that is typical of such a service, and at most for what you paid in the last twelve months.',
    },
    {
      title: 'Ending it',
      text: 'You can delete your account at any time on your account page. We can end the contract with a month’s notice, and at once for grave reasons. Before we close the service we give you the time to take your work along.',
    },
    {
      title: 'The software',
      text: 'Kwiq itself is free software under the Apache License 2.0. That licence holds for the software; these terms hold for the service on this server.',
    },
    {
      title: 'Changes and law',
      text: 'When these terms change, the date above changes with them, and we announce changes of weight a month before. If you do not agree you can leave before then. The law of the place where the operator is settled applies; rights of consumers that their own law gives them stay untouched. If a part of these terms does not hold, the rest does.',
    },
  ] satisfies LegalSection[],
}
