import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import type { CartAddress, Country, Region } from '../../../domain/address/address';
import { listedRegion } from '../../../domain/address/saved-address';
import {
  ADDRESS_FIELDS,
  EMPTY_ADDRESS,
  toCartAddress,
  type AddressField,
  type AddressValues,
} from '../../forms/address-values';
import type { FieldMessages } from '../../forms/form-values';
import type { CheckoutUseCases } from '../checkout/checkout-use-cases';
import { LatestOperation } from './latest-operation';
import { Operation } from './operation';
import { FormState } from './form-state';

interface AddressEntryDeps {
  readonly useCases: Pick<CheckoutUseCases, 'countries' | 'country'>;
  readonly onEdit: () => void;
  /** The server's data for the form's initial country. */
  readonly listed?: { readonly countries: readonly Country[]; readonly regions: readonly Region[] };
  /** Validation rules other than those of the checkout. */
  readonly check?: (values: AddressValues, regionRequired: boolean) => Promise<FieldMessages<AddressField>>;
}

/** An address form with its countries and regions. */
export class AddressEntry {
  readonly form: FormState<AddressField>;
  readonly loadingCountries = new Operation<Failure>();
  readonly loadingRegions = new LatestOperation<Failure>();
  countries: readonly Country[];
  /** Empty when the country has no regions: then the region is free text. */
  regions: readonly Region[];
  #regionsOf = '';
  #regionsAreHere: Promise<void> = Promise.resolve();
  readonly #deps: AddressEntryDeps;

  constructor(deps: AddressEntryDeps) {
    this.#deps = deps;
    this.countries = deps.listed?.countries ?? [];
    this.regions = deps.listed?.regions ?? [];
    this.form = new FormState<AddressField>({
      fields: ADDRESS_FIELDS,
      empty: EMPTY_ADDRESS,
      onEdit: deps.onEdit,
      check: async (values) => {
        const check = deps.check ?? (await import('../../forms/address-form')).checkAddress;
        return check(values, this.regions.length > 0);
      },
    });
    makeAutoObservable(this, { countries: observableRef, regions: observableRef }, { autoBind: true });
  }

  get countryCode(): string {
    return this.form.values.countryCode;
  }

  type(field: AddressField, value: string): void {
    const before = this.countryCode;
    this.form.setValue(field, value);
    if (this.countryCode === before) return;
    // A region belongs to its country.
    this.form.setValue('region', '');
    this.#regionsAreHere = this.loadRegions();
  }

  /** Loads missing countries and regions; also the retry after a failure. */
  async load(): Promise<void> {
    this.#regionsAreHere = this.loadRegions();
    await Promise.all([this.loadCountries(), this.#regionsAreHere]);
  }

  /** Returns the address, or null when the form is invalid. */
  async submit(): Promise<CartAddress | null> {
    await this.#regionsAreHere;
    const values = await this.form.submit();
    return values === null ? null : toCartAddress(values, this.regions);
  }

  private async loadCountries(): Promise<void> {
    if (this.countries.length > 0 || this.loadingCountries.isLoading) return;
    const found = await this.loadingCountries.run(() => this.#deps.useCases.countries());
    if (!found.ok) return;
    runInAction(() => {
      this.countries = found.value;
    });
  }

  private async loadRegions(): Promise<void> {
    const code = this.countryCode;
    if (code === this.#regionsOf) return this.#regionsAreHere;
    this.#regionsOf = code;
    this.regions = [];
    // A response for a country that is no longer selected is ignored.
    this.loadingRegions.cancel();
    if (code === '') return;
    const isHere = await this.loadingRegions.run(
      () => this.#deps.useCases.country(code),
      (country) => this.offer(country.regions),
    );
    if (!isHere && this.#regionsOf === code) this.#regionsOf = '';
  }

  /**
   * A region that was typed or filled in before the list was loaded becomes one of its entries, or has to be entered
   * again.
   */
  private offer(regions: readonly Region[]): void {
    this.regions = regions;
    if (regions.length > 0) this.form.setValue('region', listedRegion(regions, this.form.values.region)?.code ?? '');
  }
}
