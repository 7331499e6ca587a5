import type { ForeignDomain } from './domain.ts'

/** What a household buys together. */
export const shoppingList: ForeignDomain = {
  id: 'shopping-list',
  words: `einkaufsliste, einkaufszettel
liste de courses
lista de la compra, lista de compras
lista de compras
lista della spesa
قائمة تسوق, قائمة التسوق
购物清单
買い物リスト`,
  main: {
    nouns: `einkauf
courses, liste
compra, lista
compras, lista
spesa, lista
تسوق
购物
買い物`,
    label: `Einkaufsliste
Liste de courses
Lista de la compra
Lista de compras
Lista della spesa
قائمة التسوق
购物清单
買い物リスト`,
    rows: `Milch | 2 Liter; Vollkornbrot | 1; Tomaten | 500 g; Eier | 10 Stück; Bananen | 6; Spülmittel | 1 Flasche
Lait | 2 litres; Pain complet | 1; Tomates | 500 g; Œufs | 10; Bananes | 6; Liquide vaisselle | 1
Leche | 2 litros; Pan integral | 1; Tomates | 500 g; Huevos | 12; Plátanos | 6; Lavavajillas | 1
Leite | 2 litros; Pão integral | 1; Tomates | 500 g; Ovos | 12; Bananas | 6; Detergente | 1
Latte | 2 litri; Pane integrale | 1; Pomodori | 500 g; Uova | 10; Banane | 6; Detersivo piatti | 1
حليب | لتران; خبز أسمر | 1; طماطم | 500 غ; بيض | 12; موز | 6; سائل جلي | 1
牛奶 | 2升; 全麦面包 | 1个; 番茄 | 500克; 鸡蛋 | 10个; 香蕉 | 6根; 洗洁精 | 1瓶
牛乳 | 2本; 全粒粉パン | 1斤; トマト | 500g; 卵 | 10個; バナナ | 6本; 食器用洗剤 | 1本`,
    icon: 'cart',
    fields: `Menge | text | 2 Liter; Abteilung | choice | Kühlregal | Obst, Brot, Kühlregal, Haushalt; Von | person | Lea Brandt; Erledigt | switch | yes
Quantité | text | 2 litres; Rayon | choice | Frais | Fruits, Pain, Frais, Maison; Ajouté par | person | Lea Brandt; Acheté | switch | yes
Cantidad | text | 2 litros; Sección | choice | Frescos | Fruta, Pan, Frescos, Hogar; Añadido por | person | Lea Brandt; Comprado | switch | yes
Quantidade | text | 2 litros; Seção | choice | Frios | Frutas, Pães, Frios, Casa; Adicionado por | person | Lea Brandt; Comprado | switch | yes
Quantità | text | 2 litri; Reparto | choice | Freschi | Frutta, Pane, Freschi, Casa; Aggiunto da | person | Lea Brandt; Comprato | switch | yes
الكمية | text | لتران; القسم | choice | ألبان | فواكه, خبز, ألبان, منزل; أضافه | person | Lea Brandt; تم الشراء | switch | yes
数量 | text | 2升; 分类 | choice | 乳品 | 蔬果, 面包, 乳品, 日用; 添加人 | person | Lea Brandt; 已购买 | switch | yes
数量 | text | 2本; 売り場 | choice | 乳製品 | 青果, パン, 乳製品, 日用品; 追加した人 | person | Lea Brandt; 購入済み | switch | yes`,
    about: `Für die ganze Woche. Wer im Laden ist, hakt ab.
Pour toute la semaine. Celui qui est au magasin coche.
Para toda la semana. Quien esté en la tienda, marca.
Para a semana toda. Quem estiver no mercado marca.
Per tutta la settimana. Chi è al negozio spunta.
لكل الأسبوع. من في المتجر يضع علامة.
一周所需。谁在店里谁打勾。
一週間分です。お店にいる人がチェック。`,
  },
  lists: [],
}
