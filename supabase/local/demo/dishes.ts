import type { Tongue } from './person.ts'

export type MealType = 'breakfast' | 'lunch' | 'dinner' | 'snack'
type Photo = 'chicken' | 'oats' | 'salad' | 'salmon' | 'soup' | 'yogurt'
type Words = Record<Tongue, string>

export interface Dish {
  title: Words
  /** Of one portion: kilocalories and grams. */
  calories: number
  protein: number
  carbs: number
  fat: number
  photo?: Photo
  /** Name, quantity of one portion, unit. */
  ingredients: [Words, number, string][]
}

const word = (en: string, ru: string): Words => ({ en, ru })

const oats = word('Rolled oats', 'Овсяные хлопья')
const yogurt = word('Greek yogurt', 'Греческий йогурт')
const egg = word('Eggs', 'Яйца')
const oil = word('Olive oil', 'Оливковое масло')
const chicken = word('Chicken breast', 'Куриное филе')
const tomato = word('Tomatoes', 'Помидоры')
const rice = word('Rice', 'Рис')
const buckwheat = word('Buckwheat', 'Гречка')

export const dishes: Record<MealType, readonly [Dish, ...Dish[]]> = {
  breakfast: [
    {
      title: word('Oatmeal with berries', 'Овсянка с ягодами'),
      calories: 360,
      protein: 13,
      carbs: 58,
      fat: 8,
      photo: 'oats',
      ingredients: [
        [oats, 60, 'grams'],
        [word('Milk', 'Молоко'), 200, 'ml'],
        [word('Blueberries', 'Голубика'), 80, 'grams'],
      ],
    },
    {
      title: word('Yogurt with granola', 'Йогурт с гранолой'),
      calories: 310,
      protein: 20,
      carbs: 36,
      fat: 9,
      photo: 'yogurt',
      ingredients: [
        [yogurt, 200, 'grams'],
        [word('Granola', 'Гранола'), 40, 'grams'],
        [word('Honey', 'Мёд'), 1, 'tsp'],
      ],
    },
    {
      title: word('Omelette with tomatoes', 'Омлет с помидорами'),
      calories: 340,
      protein: 24,
      carbs: 7,
      fat: 24,
      ingredients: [
        [egg, 3, 'items'],
        [tomato, 100, 'grams'],
        [oil, 1, 'tsp'],
      ],
    },
    {
      title: word('Cottage cheese pancakes', 'Сырники'),
      calories: 420,
      protein: 26,
      carbs: 40,
      fat: 17,
      ingredients: [
        [word('Cottage cheese', 'Творог'), 180, 'grams'],
        [egg, 1, 'items'],
        [word('Flour', 'Мука'), 2, 'tbsp'],
      ],
    },
  ],
  lunch: [
    {
      title: word('Chicken with rice', 'Курица с рисом'),
      calories: 560,
      protein: 46,
      carbs: 60,
      fat: 14,
      photo: 'chicken',
      ingredients: [
        [chicken, 160, 'grams'],
        [rice, 70, 'grams'],
        [oil, 1, 'tbsp'],
      ],
    },
    {
      title: word('Vegetable soup', 'Овощной суп'),
      calories: 290,
      protein: 11,
      carbs: 42,
      fat: 8,
      photo: 'soup',
      ingredients: [
        [word('Vegetables', 'Овощи'), 250, 'grams'],
        [word('Lentils', 'Чечевица'), 40, 'grams'],
      ],
    },
    {
      title: word('Greek salad', 'Греческий салат'),
      calories: 380,
      protein: 14,
      carbs: 18,
      fat: 28,
      photo: 'salad',
      ingredients: [
        [tomato, 150, 'grams'],
        [word('Feta', 'Фета'), 60, 'grams'],
        [oil, 1, 'tbsp'],
      ],
    },
    {
      title: word('Pasta with cheese', 'Макароны с сыром'),
      calories: 690,
      protein: 22,
      carbs: 96,
      fat: 24,
      ingredients: [
        [word('Pasta', 'Макароны'), 120, 'grams'],
        [word('Cheese', 'Сыр'), 50, 'grams'],
      ],
    },
  ],
  dinner: [
    {
      title: word('Salmon with vegetables', 'Лосось с овощами'),
      calories: 520,
      protein: 40,
      carbs: 22,
      fat: 30,
      photo: 'salmon',
      ingredients: [
        [word('Salmon', 'Лосось'), 170, 'grams'],
        [word('Broccoli', 'Брокколи'), 150, 'grams'],
        [oil, 1, 'tsp'],
      ],
    },
    {
      title: word('Buckwheat with mushrooms', 'Гречка с грибами'),
      calories: 430,
      protein: 16,
      carbs: 66,
      fat: 11,
      ingredients: [
        [buckwheat, 80, 'grams'],
        [word('Mushrooms', 'Шампиньоны'), 120, 'grams'],
      ],
    },
    {
      title: word('Turkey and vegetable stew', 'Рагу с индейкой'),
      calories: 470,
      protein: 42,
      carbs: 30,
      fat: 19,
      ingredients: [
        [word('Turkey', 'Индейка'), 170, 'grams'],
        [word('Vegetables', 'Овощи'), 220, 'grams'],
      ],
    },
    {
      title: word('Pizza', 'Пицца'),
      calories: 840,
      protein: 31,
      carbs: 104,
      fat: 33,
      ingredients: [[word('Pizza', 'Пицца'), 3, 'items']],
    },
  ],
  snack: [
    {
      title: word('Apple and almonds', 'Яблоко и миндаль'),
      calories: 190,
      protein: 5,
      carbs: 24,
      fat: 9,
      ingredients: [
        [word('Apple', 'Яблоко'), 1, 'items'],
        [word('Almonds', 'Миндаль'), 15, 'grams'],
      ],
    },
    {
      title: word('Protein shake', 'Протеиновый коктейль'),
      calories: 210,
      protein: 28,
      carbs: 14,
      fat: 4,
      ingredients: [
        [word('Protein powder', 'Протеин'), 30, 'grams'],
        [word('Milk', 'Молоко'), 250, 'ml'],
      ],
    },
    {
      title: word('Chocolate bar', 'Шоколадный батончик'),
      calories: 270,
      protein: 3,
      carbs: 33,
      fat: 14,
      ingredients: [[word('Chocolate bar', 'Шоколадный батончик'), 1, 'items']],
    },
  ],
}
