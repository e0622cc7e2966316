import type { Migration } from '../migrate';

/** When the shop is open, as its pages said before. A slot of collection knows when it begins, for days on which it ends early. */
export const openingHours: Migration = {
  name: '0051-opening-hours',
  statements: () => [
    `CREATE TABLE opening_hours (
      weekday integer PRIMARY KEY CHECK (weekday BETWEEN 0 AND 6),
      opens_minutes integer NOT NULL CHECK (opens_minutes >= 0),
      closes_minutes integer NOT NULL CHECK (closes_minutes <= 1440 AND closes_minutes > opens_minutes))`,
    `INSERT INTO opening_hours (weekday, opens_minutes, closes_minutes)
      VALUES (1, 510, 1050), (2, 510, 1050), (3, 510, 1050), (4, 510, 1050), (5, 510, 1050), (6, 540, 960)`,
    `ALTER TABLE shipping_methods ADD COLUMN from_minutes integer`,
    `UPDATE shipping_methods SET from_minutes = 540 WHERE method_title = 'Between 9 am and 1 pm'`,
    `UPDATE shipping_methods SET from_minutes = 780 WHERE method_title = 'Between 1 pm and 5.30 pm'`,
  ],
};
