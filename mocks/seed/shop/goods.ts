/** A product of a club's shop. */
export interface Good {
  name: string
  price: number
  /** Its popularity relative to the others. */
  weight: number
  /** The months of the year in which it is sold, 0 to 11; absent for all year. */
  months?: readonly number[]
}

/** Creates a product of a shop. */
export const good = (name: string, price: number, weight: number, months?: readonly number[]): Good => ({
  name,
  price,
  weight,
  ...(months && { months }),
})

const beforeChristmas = [9, 10, 11]

/** The products of clubs whose shop is in English. */
export const englishGoods: readonly Good[] = [
  good('Bar scarf', 14.9, 20),
  good('Retro scarf', 16.9, 11),
  good('Bobble hat', 15.9, 12, [8, 9, 10, 11, 0, 1, 2]),
  good('Baseball cap', 14.5, 8),
  good('Knitted gloves', 9.9, 6, [9, 10, 11, 0, 1]),
  good('Crest mug', 9.5, 16),
  good('Travel cup', 13.9, 6),
  good('Steel bottle', 15.9, 7),
  good('Crest key ring', 4.5, 13),
  good('Enamel pin badge', 3.9, 15),
  good('Fridge magnet', 3.5, 7),
  good('Car sticker', 2.5, 7),
  good('Training top, adult', 34.9, 9),
  good('Training top, kids', 27.9, 7),
  good('Hooded sweatshirt', 39.9, 9),
  good('Polo shirt', 29.9, 7),
  good('Rain jacket', 54.9, 4),
  good('Cotton T-shirt, adult', 19.9, 11),
  good('Cotton T-shirt, kids', 14.9, 9),
  good('Baby bodysuit', 11.9, 5),
  good('Bib, pack of two', 8.9, 3),
  good('Kids’ pyjamas', 18.9, 5),
  good('Single duvet set', 29.9, 3),
  good('Teddy mascot', 12.9, 8),
  good('Size 5 ball', 17.9, 6),
  good('Gift card', 25, 6),
  good('Wall calendar', 9.9, 9, beforeChristmas),
  good('Christmas jumper', 27.9, 7, beforeChristmas),
  good('Advent calendar', 5.9, 8, [10]),
]

export const roversGoods: readonly Good[] = [
  good('Book: The Dockers’ Game, 1898–1998', 18.9, 5),
  good('Book: One Season at Quayside', 12.9, 4),
  good('Quayside Park print, A3', 22.5, 3),
  good('Tea towel: Founded 1898', 7.9, 5),
  good('Flat cap', 24.9, 3),
]

export const portugueseGoods: readonly Good[] = [
  good('Cachecol às riscas', 12.5, 20),
  good('Cachecol retro', 14.9, 10),
  good('Gorro de lã', 12.9, 9, [9, 10, 11, 0, 1, 2]),
  good('Boné', 13.5, 12),
  good('Caneca do emblema', 8.5, 15),
  good('Garrafa térmica', 14.9, 7),
  good('Porta-chaves', 3.9, 13),
  good('Pin esmaltado', 3.5, 12),
  good('Íman', 2.9, 7),
  good('Autocolante', 1.9, 7),
  good('Camisola de aquecimento', 32.9, 9),
  good('Camisola de aquecimento, criança', 24.9, 7),
  good('Camisola com capuz', 36.9, 9),
  good('Polo', 27.9, 6),
  good('Corta-vento', 44.9, 4),
  good('T-shirt de algodão', 16.9, 12),
  good('T-shirt de algodão, criança', 12.9, 9),
  good('Body de bebé', 10.9, 4),
  good('Pijama de criança', 17.5, 4),
  good('Calções de treino', 19.9, 8),
  good('Meias de basquete', 7.5, 11),
  good('Fita de pulso', 4.9, 8),
  good('Bola tamanho 7', 24.9, 9),
  good('Bola tamanho 5, criança', 16.9, 7),
  good('Minitabela para quarto', 21.9, 5),
  good('Mochila', 28.5, 6),
  good('Toalha de praia', 18.9, 6, [4, 5, 6, 7]),
  good('Livro: Basquete nas Docas', 15.9, 4),
  good('Cartão-presente', 20, 5),
  good('Calendário de parede', 7.9, 8, beforeChristmas),
  good('Camisola de Natal', 24.9, 5, beforeChristmas),
]

/** Shirts, whose names get the season appended. */
export const englishShirts: readonly Good[] = [
  good('Home shirt', 59.9, 26),
  good('Home shirt, kids', 44.9, 18),
  good('Away shirt', 59.9, 13),
  good('Third shirt', 59.9, 6),
]

export const roversShirts: readonly Good[] = [...englishShirts, good('Goalkeeper shirt', 59.9, 3)]

export const portugueseShirts: readonly Good[] = [
  good('Camisola principal', 49.9, 26),
  good('Camisola principal, criança', 36.9, 18),
  good('Camisola alternativa', 49.9, 12),
  good('Calções de jogo', 27.9, 6),
]
