import { defineArchetype } from '../archetype.ts'

/** A page that presents one product and what it costs. */
export const productPage = defineArchetype({
  id: 'product-page',
  words:
    'landing page 30, product landing page 38, product page 28, pricing page 34, pricing plans 20, three plans 18, hero image 18, hero section 18, call to action 18, startup website 30, saas website 32, company website 22, homepage of a company 28, one page website 26, testimonials 10, features section 18, marketing page 30, promo page 28',
  examples: `
    Landing page of a new gadget with its features, prices of three plans and a video
    One page that says what our tool does, who uses it, and what it costs
    Hero picture, three advantages, what customers say, sign up
    Pricing with monthly and yearly plans and a comparison
    Startup page with waiting list and answers to questions
    Presentation of a smart lamp with pictures, colours and order button
    Visitors read about the product, watch it and start a free trial
    Company homepage with services, team and contact form
    Navigation to features, prices and contact, and a button to try it
    Product presentation with testimonials and a form for questions
    App landing page with screenshots and store links
    Sections for what it is, how it works and how much`,
  bars: 'map slots mood quiz week poll votes people',
  presets: 'clean, bold',
  icon: 'spark',
  names: 'One Lamp, Bright Idea, Plan B',
  entity: 'product-feature',
  home: 'shelf',
  screens: `
    home | Home | home
    browse | Features | grid
    browse | Prices | tag | price-plan | Prices
    video? | Video | video
    detail | Feature
    form? | Sign up | user | letter-subscriber
    help | Contact | chat`,
  unless:
    /\b(?:(?:submit|send|give|collect|leave)\w* feedback|feedback (?:about|on)|feature requests?|product list|filter chips|cart|checkout|restaurant|hotel|newsletter editor|blog posts|auction)\b/i,
})
