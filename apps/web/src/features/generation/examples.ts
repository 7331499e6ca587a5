import { ChartColumn, Dumbbell, ShoppingBag, Utensils, type LucideIcon } from 'lucide-react'

/** Descriptions that fill the text area. */
export const examples: readonly { prompt: string; icon: LucideIcon }[] = [
  { prompt: 'Fitness tracker with workout logs and progress charts', icon: Dumbbell },
  { prompt: 'E-commerce store with catalog and cart', icon: ShoppingBag },
  { prompt: 'Social media dashboard with analytics and scheduling', icon: ChartColumn },
  { prompt: 'Recipe app with search, favorites and meal planning', icon: Utensils },
]
